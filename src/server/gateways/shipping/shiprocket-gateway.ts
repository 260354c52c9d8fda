import { z } from 'zod'
import type { ShiprocketConfig } from '#server/config.ts'
import { isOneOf } from '#server/platform/is-same.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import type { Consignment, Parcel, ShippingGateway } from './shipping-gateway.ts'
import { shiprocketAccount } from './shiprocket-account.ts'
import { ShiprocketFault, shiprocketClient } from './shiprocket-client.ts'
import { courierOf } from './shiprocket-courier.ts'
import { vendorId } from './shiprocket-id.ts'
import { shiprocketLabels } from './shiprocket-labels.ts'
import { readShiprocketEvent, readTracking } from './shiprocket-news.ts'
import { shiprocketOrder } from './shiprocket-order.ts'
import { shiprocketServiceability } from './shiprocket-serviceability.ts'
import { assignedShape, createdShape, ordersShape, trackingShape } from './shiprocket-shapes.ts'
import { stageOfOrder } from './shiprocket-statuses.ts'
import { WalletEmpty } from './wallet-empty.ts'

const anything = z.unknown()

/** The aggregator that chooses among couriers. It has no test mode: whatever is asked here happens. */
export function shiprocketGateway(settings: ShiprocketConfig, answerWithinMs?: number): ShippingGateway {
  const ask = shiprocketClient(settings, answerWithinMs)

  /** Its search also finds what only resembles our number. */
  async function find(
    { orderNumber }: { orderNumber: string },
    signal?: AbortSignal,
  ): Promise<Consignment | undefined> {
    const path = `/orders?search=${encodeURIComponent(orderNumber)}&per_page=100`
    const { data } = await ask({ to: 'find an order', path, answer: ordersShape, signal }).catch(noneIf404)
    const order = data.find(({ channel_order_id: number }) => number === orderNumber)
    const shipment = order?.shipments[0]
    if (!order || !shipment) return undefined
    return {
      providerOrderId: order.id,
      providerShipmentId: shipment.id,
      courier: courierOf(shipment.awb, shipment.courier),
      stage: stageOfOrder(order.status_code, order.status),
    }
  }

  async function create(parcel: Parcel, signal?: AbortSignal): Promise<Consignment> {
    const body = shiprocketOrder(parcel, settings.pickupLocation)
    try {
      const made = await ask({ to: 'take an order', path: '/orders/create/adhoc', body, answer: createdShape, signal })
      return {
        providerOrderId: made.order_id,
        providerShipmentId: made.shipment_id,
        courier: courierOf(made.awb_code, made.courier_name),
        stage: undefined,
      }
    } catch (error) {
      if (!(error instanceof ShiprocketFault) || error.status !== 422) throw walletEmptyOr(error)
      const there = isTaken(error) ? await find(parcel, signal) : undefined
      if (there) return there
      // Only what is wrong with the order itself stays wrong; a pickup place can be set right, a search catches up.
      if (isTaken(error) || isAboutPickup(error)) throw error
      throw new FinalFailure(error.message)
    }
  }

  return {
    provider: 'shiprocket',
    find,
    create,
    assignCourier: async ({ providerShipmentId }, signal) => {
      const body = { shipment_id: vendorId(providerShipmentId) }
      const { response } = await ask({
        to: 'assign a courier',
        path: '/courier/assign/awb',
        body,
        answer: assignedShape,
        signal,
      }).catch((error) => {
        throw walletEmptyOr(error)
      })
      const { awb_code: awb, courier_name: name, awb_assign_error: reason } = response.data
      const courier = courierOf(awb, name)
      if (!courier && WALLET.test(reason ?? '')) throw new WalletEmpty()
      if (!courier) throw new Error('shiprocket assigned a courier without a number')
      return courier
    },
    requestPickup: async ({ providerShipmentId }, signal) => {
      const body = { shipment_id: [vendorId(providerShipmentId)] }
      const path = '/courier/generate/pickup'
      await ask({ to: 'plan a pickup', path, body, answer: anything, signal }).catch(unlessSaid(IN_QUEUE))
    },
    cancel: async ({ providerOrderId, awb }, signal) => {
      // The courier's part first: an order without a shipment is cancelled whole, the other way round the freight is lost.
      if (awb) {
        const path = '/orders/cancel/shipment/awbs'
        const body = { awbs: [awb] }
        await ask({ to: 'cancel a shipment', path, body, answer: anything, signal }).catch(unlessSaid(CANCELLED))
      }
      const body = { ids: [vendorId(providerOrderId)] }
      const path = '/orders/cancel'
      await ask({ to: 'cancel an order', path, body, answer: anything, signal }).catch(unlessSaid(CANCELLED))
    },
    track: async ({ awb }, signal) => {
      const path = `/courier/track/awb/${encodeURIComponent(awb)}`
      return readTracking(await ask({ to: 'track a parcel', path, answer: trackingShape, signal }))
    },
    labels: shiprocketLabels(ask, settings.baseUrl),
    account: shiprocketAccount(ask, settings.pickupLocation),
    serviceability: shiprocketServiceability(ask, settings.pickupLocation),
    readEvent: (body, headers) =>
      isOneOf([settings.webhookToken, settings.previousWebhookToken], headers['x-api-key'])
        ? readShiprocketEvent(body)
        : undefined,
  }
}

/** What the vendor says when it has been done before. An order "already shipped" is not: it is too late to cancel. */
const IN_QUEUE = /already (in pickup|scheduled)/i
const CANCELLED = /already (been )?cancell?ed/i

/** Freight is paid in advance, and booked when a courier is assigned; the vendor's own code for "too little" is 350. */
const WALLET = /\bwallet\b|\brecharge\b|insufficient (wallet )?balance/i
const NO_MONEY = 350

const walletEmptyOr = (error: unknown) =>
  error instanceof ShiprocketFault && (error.status === NO_MONEY || WALLET.test(error.fault.message ?? ''))
    ? new WalletEmpty()
    : error

const unlessSaid = (words: RegExp) => (error: unknown) => {
  if (!(error instanceof ShiprocketFault) || !words.test(error.fault.message ?? '')) throw error
}

function noneIf404(error: unknown): z.output<typeof ordersShape> {
  if (error instanceof ShiprocketFault && error.status === 404) return { data: [] }
  throw error
}

const isTaken = ({ fault: { errors } }: ShiprocketFault) =>
  /taken|already|exist/i.test(JSON.stringify(errors?.order_id ?? ''))

const isAboutPickup = ({ fault: { errors, message } }: ShiprocketFault) =>
  errors?.pickup_location !== undefined || /pickup location/i.test(message ?? '')

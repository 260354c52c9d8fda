import type { ShiprocketConfig } from '#server/config.ts'
import { isOneOf } from '#server/platform/is-same.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { addresseeOf, isSameAddressee } from './addressee.ts'
import { NumberTaken } from './number-taken.ts'
import type { Consignment, CourierGateway, Parcel } from './shipping-gateway.ts'
import { shiprocketAccount } from './shiprocket-account.ts'
import { ShiprocketFault, shiprocketClient } from './shiprocket-client.ts'
import { courierOf } from './shiprocket-courier.ts'
import { shiprocketFind } from './shiprocket-find.ts'
import { vendorId } from './shiprocket-id.ts'
import { shiprocketLabels } from './shiprocket-labels.ts'
import { readShiprocketEvent, readTracking } from './shiprocket-news.ts'
import { shiprocketOrder } from './shiprocket-order.ts'
import { shiprocketServiceability } from './shiprocket-serviceability.ts'
import { assignedShape, createdShape, doneShape, pickupShape, trackingShape } from './shiprocket-shapes.ts'
import { WalletEmpty } from './wallet-empty.ts'

/** The aggregator that chooses among couriers. It has no test mode: whatever is asked here happens. */
export function shiprocketGateway(settings: ShiprocketConfig, answerWithinMs?: number): CourierGateway {
  const ask = shiprocketClient(settings, answerWithinMs)
  const find = shiprocketFind(ask)

  async function create(parcel: Parcel, signal?: AbortSignal): Promise<Consignment> {
    if (parcel.money !== 'live') throw new FinalFailure('this order was not paid with real money')
    const body = shiprocketOrder(parcel, settings.pickupLocation)
    try {
      const made = await ask({ to: 'take an order', path: '/orders/create/adhoc', body, answer: createdShape, signal })
      return {
        providerOrderId: made.order_id,
        providerShipmentId: made.shipment_id,
        courier: courierOf(made.awb_code, made.courier_name),
        stage: undefined,
        addressee: addresseeOf(parcel),
      }
    } catch (error) {
      if (!(error instanceof ShiprocketFault) || error.status !== 422) throw walletEmptyOr(error)
      const there = isTaken(error) ? await find(parcel, signal) : undefined
      if (there?.addressee && isSameAddressee(there.addressee, addresseeOf(parcel))) return there
      if (there) throw new NumberTaken()
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
      await ask({ to: 'plan a pickup', path, body, answer: pickupShape, signal }).catch(unlessSaid(IN_QUEUE))
    },
    cancel: async ({ providerOrderId, awb }, signal) => {
      // The courier's part first: an order without a shipment is cancelled whole, the other way round the freight is lost.
      if (awb) {
        const path = '/orders/cancel/shipment/awbs'
        const body = { awbs: [awb] }
        await ask({ to: 'cancel a shipment', path, body, answer: doneShape, signal }).catch(unlessSaid(CANCELLED))
      }
      const body = { ids: [vendorId(providerOrderId)] }
      const path = '/orders/cancel'
      await ask({ to: 'cancel an order', path, body, answer: doneShape, signal }).catch(unlessSaid(CANCELLED))
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

const isTaken = ({ fault: { errors } }: ShiprocketFault) =>
  /taken|already|exist/i.test(JSON.stringify(errors?.order_id ?? ''))

const isAboutPickup = ({ fault: { errors, message } }: ShiprocketFault) =>
  errors?.pickup_location !== undefined || /pickup location/i.test(message ?? '')

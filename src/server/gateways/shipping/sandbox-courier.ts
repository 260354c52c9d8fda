import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import * as store from './sandbox-shipments.store.ts'
import { reachedBy, SANDBOX_STEPS } from './sandbox-steps.ts'
import type { Consignment, SandboxCourier, Scan } from './shipping-gateway.ts'

const COURIER = 'Sandbox Courier'
const DAYS = 2
/** The number that a parcel travels under. */
const AWB = 'TEST-'
const courierOf = (orderNumber: string) => ({ awb: `${AWB}${orderNumber}`, courierName: COURIER, trackUrl: null })

/** A courier that carries nothing: it keeps its own books, and its parcels move along as time goes by. */
export function sandboxCourier(db: Db, clock = () => new Date()): SandboxCourier {
  async function find({ orderNumber }: { orderNumber: string }): Promise<Consignment | undefined> {
    const shipment = await store.findShipment(db, orderNumber)
    if (!shipment) return undefined
    const reached = reachedBy(clock(), shipment.reached)
    return consignment(orderNumber, shipment.cancelled ? 'cancelled' : SANDBOX_STEPS[reached.length - 1]?.stage)
  }

  return {
    provider: 'sandbox',
    find,
    create: async ({ orderNumber, money }) => {
      if (money !== 'sandbox') throw new FinalFailure('this order was not paid in the sandbox')
      await store.insertShipment(db, { orderNumber, now: clock() })
      return consignment(orderNumber, undefined)
    },
    assignCourier: async ({ providerShipmentId }) => courierOf(providerShipmentId),
    requestPickup: async () => {},
    cancel: ({ providerOrderId }) => store.cancelShipment(db, providerOrderId),
    track: async ({ awb }) => {
      const shipment = await store.findShipment(db, awb.slice(AWB.length))
      if (!shipment || shipment.cancelled) return { scans: [] }
      return { scans: scansOf(reachedBy(clock(), shipment.reached)) }
    },
    // Army post offices are out of its reach, so that there is something to be refused.
    serviceability: async ({ pin }) =>
      pin.startsWith('9') ? { serviceable: false, days: null } : { serviceable: true, days: DAYS },
    // Nobody calls from outside: the sandbox has no webhooks.
    readEvent: () => undefined,
    advance: async (orderNumber, now) => {
      const shipment = await store.findShipment(db, orderNumber)
      const reached = shipment && reachedBy(now, shipment.reached)
      if (!reached || shipment.cancelled || reached.length === SANDBOX_STEPS.length) return false
      await store.setReached(db, orderNumber, [...reached, now])
      return true
    },
  }
}

const consignment = (orderNumber: string, stage: DeliveryStage | undefined): Consignment => ({
  providerOrderId: orderNumber,
  providerShipmentId: orderNumber,
  // There is only one: it is known from the start.
  courier: courierOf(orderNumber),
  stage,
})

const scansOf = (reached: readonly Date[]): Scan[] =>
  SANDBOX_STEPS.slice(0, reached.length).map(({ stage, place }, index) => ({
    at: reached[index] as Date,
    stage,
    words: null,
    place,
  }))

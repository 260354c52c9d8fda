import { Failure } from '#contract/platform/failures.ts'
import { shippingFailures } from '#contract/shipping/shipping.failures.ts'
import type { CourierEvent, Scan } from '#server/gateways/shipping/shipping-gateway.ts'
import { recordEvent } from '#server/gateways/webhook-events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import type { RawEvent } from '#server/platform/http/serve-event.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { applyTracking } from './apply-tracking.ts'
import { checkParcelJob } from './check-parcel.ts'
import { noteReplacedParcel } from './replaced-parcel.ts'
import { orderOfReplaced, type Shipment, shipmentOfUpdate } from './shipments.store.ts'

/** A tracking update that the courier sends. It wants a plain yes, also for what we cannot place; that is only logged. */
export async function courierWebhook(ctx: TradeCtx, { body, headers }: RawEvent): Promise<void> {
  const { db, gateways, log, now } = ctx
  const { provider, readEvent } = gateways.shipping
  const event = readEvent(body, headers)
  if (!event) throw new Failure(shippingFailures.notTheCourier)
  if (event.about === 'other') return log.info({ event: event.id }, 'the courier told something else')
  if (event.about === 'unreadable') {
    log.error({ event: event.id }, 'the courier told something that cannot be read')
    await recordEvent(db, provider, event.id, false)
    return
  }
  await db.transaction().execute(async (tx) => {
    const shipment = await shipmentOfUpdate(tx, provider, event)
    const replacedIn = shipment ? undefined : await orderOfReplaced(tx, provider, event)
    const meant = shipment && whatIsMeant(shipment, event)
    if ((!shipment && !replacedIn) || meant === 'another')
      return log.warn({ event: event.id }, 'the courier told of a shipment that is not ours')
    if (!(await recordEvent(tx, provider, event.id))) return
    const last = event.scans.at(-1)
    if (shipment && meant === 'ours') await applyTracking({ db: tx, log, now }, shipment.orderId, event)
    if (shipment && meant === 'unsure' && last && event.awb) await askCourier(tx, shipment, event.awb, last)
    if (replacedIn && last) await noteReplacedParcel({ db: tx, log, now }, replacedIn, last)
  })
}

type Update = Extract<CourierEvent, { about: 'shipment' }>

/**
 * Whether news under the number of a shipment are of its parcel. Another shop's order may have the same number, which the
 * courier's own id tells; and an AWB that we do not know may be a new one of this parcel, an old one, or another's.
 */
function whatIsMeant(shipment: Shipment, { providerOrderId, awb }: Update): 'ours' | 'another' | 'unsure' {
  const { status, awb: current, ownCourier } = shipment
  if (providerOrderId && shipment.providerOrderId) {
    if (providerOrderId !== shipment.providerOrderId) return 'another'
    if (awb === null || status === 'cancelled' || status === 'byHand') return 'ours'
  }
  const isKnown = awb === null ? status !== 'waiting' : awb === current && !ownCourier
  if (isKnown) return 'ours'
  return awb === null ? 'another' : 'unsure'
}

const askCourier = (tx: Db, { orderId, orderNumber }: Shipment, awb: string, scan: Scan) => {
  const { stage = null, at } = scan
  const told = { orderId, orderNumber, awb, stage, at: at.toISOString() }
  return enqueue(tx, checkParcelJob, told, { key: `${orderId} ${awb} ${stage}` })
}

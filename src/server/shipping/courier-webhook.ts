import { Failure } from '#contract/platform/failures.ts'
import { shippingFailures } from '#contract/shipping/shipping.failures.ts'
import { recordEvent } from '#server/gateways/webhook-events.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import type { RawEvent } from '#server/platform/serve-event.ts'
import { applyTracking } from './apply-tracking.ts'
import { noteReplacedParcel } from './replaced-parcel.ts'
import { orderOfReplaced, orderOfUpdate } from './shipments.store.ts'

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
  const { orderNumber, courier } = event
  await db.transaction().execute(async (tx) => {
    const orderId = await orderOfUpdate(tx, provider, { orderNumber, awb: courier?.awb ?? null })
    const replacedIn = orderId ? undefined : await orderOfReplaced(tx, provider, orderNumber)
    if (!orderId && !replacedIn) return log.warn({ event: event.id }, 'the courier told of a shipment that is not ours')
    if (!(await recordEvent(tx, provider, event.id))) return
    if (orderId) await applyTracking({ db: tx, log, now }, orderId, event)
    if (replacedIn) await noteReplacedParcel({ db: tx, log, now }, replacedIn, event.scans.at(-1)?.stage)
  })
}

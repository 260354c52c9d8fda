import { parcelFailures } from '#contract/admin/address-correction.ts'
import type { reshipOrderCall } from '#contract/admin/order-parcel.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { insertEvent, lockOrder, type OrderHead, setOrder } from '#server/orders/orders.store.ts'
import { findPayment } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { assertVersion } from '#server/refunds/assert-version.ts'
import { isGone } from '#server/shipping/parcel-state.ts'
import { rebookShipment } from '#server/shipping/rebook-shipment.ts'
import { shipmentOf } from '#server/shipping/shipments.store.ts'

/** Sends an order again whose parcel the courier cancelled, lost or damaged. */
export async function reshipOrder(
  ctx: Ctx,
  { id, seen }: ParsedInput<typeof reshipOrderCall>,
): Promise<AnswerOf<typeof reshipOrderCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Failure(orderFailures.unknown)
    await assertVersion(tx, id, seen, ctx.now)
    if (!(await mayReship(tx, order))) throw new Failure(parcelFailures.nothingToReship)
    await rebookShipment(tx, id, ctx.now)
    await setOrder(tx, id, { deliveryStage: 'pending' })
    await insertEvent(tx, { orderId: id, at: ctx.now, kind: 'newParcel', actor: 'staff' })
    await recordChange(tx, ctx.actor, ctx.now, { action: 'newParcelSent', id })
  })
  return { message: 'We’re asking the courier to pick up a new parcel.' }
}

async function mayReship(tx: Db, { id, status, cancelRequestedAt, paymentId }: OrderHead): Promise<boolean> {
  const isOpen = (status === 'processing' || status === 'shipped') && !cancelRequestedAt
  const isPaid = (await findPayment(tx, paymentId))?.status === 'ordered'
  const parcel = await shipmentOf(tx, id)
  return isOpen && isPaid && parcel !== undefined && isGone(parcel)
}

import { correctionFault, parcelFailures } from '#contract/admin/address-correction.ts'
import type { correctAddressCall, orderAddressCall } from '#contract/admin/order-parcel.endpoints.ts'
import { versionOf } from '#contract/admin/order-version.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Destination } from '#server/checkout/buyer.ts'
import { addressOfOrder, setAddressOfOrder } from '#server/orders/order-address.store.ts'
import { stateOfOrder } from '#server/orders/order-version.store.ts'
import { insertEvent, lockOrder } from '#server/orders/orders.store.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { assertVersion } from '#server/refunds/assert-version.ts'
import { waitsForCourier } from '#server/shipping/parcel-state.ts'
import { rebookShipment } from '#server/shipping/rebook-shipment.ts'
import { shipmentOf } from '#server/shipping/shipments.store.ts'

export async function orderAddress(
  { db, now }: Ctx,
  { id }: ParsedInput<typeof orderAddressCall>,
): Promise<AnswerOf<typeof orderAddressCall>> {
  // Before the address itself: what changes in between is noticed later, not missed.
  const version = versionOf(await stateOfOrder(db, id), now)
  const found = await addressOfOrder(db, id)
  if (!found) throw new Failure(orderFailures.unknown)
  return { data: { ...found, version } }
}

/** Corrects where an order goes that no courier has yet, and has its parcel booked with that where one is booked. */
export async function correctAddress(
  ctx: Ctx,
  { id, seen, ...address }: ParsedInput<typeof correctAddressCall>,
): Promise<AnswerOf<typeof correctAddressCall>> {
  const isBooked = await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    const before = await addressOfOrder(tx, id)
    if (!order || !before) throw new Failure(orderFailures.unknown)
    await assertVersion(tx, id, seen, ctx.now)
    const parcel = await shipmentOf(tx, id)
    if (!parcel || !waitsForCourier(parcel) || order.cancelRequestedAt) throw new Failure(parcelFailures.alreadyBooked)
    assertSameTax(before.address, address)
    const isBooked = parcel.provider !== 'own'
    if (isBooked) await rebookShipment(tx, id, ctx.now)
    await setAddressOfOrder(tx, id, address)
    await insertEvent(tx, { orderId: id, at: ctx.now, kind: 'addressCorrected', actor: 'staff' })
    await recordChange(tx, ctx.actor, ctx.now, {
      action: 'addressCorrected',
      id,
      changes: { fields: [null, changedFields(before.address, address)] },
    })
    return isBooked
  })
  return { message: isBooked ? 'Address corrected. We’re sending it to the courier again.' : 'Address corrected.' }
}

function assertSameTax(before: Destination, after: Destination): void {
  const fault = correctionFault(before, after)
  if (!fault) return
  const { kind, field, values } = fault
  const { message } = new Failure(kind, { values })
  throw new Failure(kind, { values, fields: { [field]: message } })
}

/** Which ones, and not what: the history of an order outlives the address of its buyer. */
const changedFields = (before: Destination, after: Destination) =>
  (Object.keys(after) as (keyof Destination)[]).filter((field) => after[field] !== before[field]).join(', ')

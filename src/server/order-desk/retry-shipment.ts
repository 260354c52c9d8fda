import { type retryShipmentCall, staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { assertVersion } from '#server/refunds/assert-version.ts'
import { queueShipmentAgain } from '#server/shipping/queue-shipment.ts'

/** Tells the courier of an order again: for what was given up, or when staff will not wait for the next try. */
export async function retryShipment(
  ctx: Ctx,
  { id, seen }: ParsedInput<typeof retryShipmentCall>,
): Promise<AnswerOf<typeof retryShipmentCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockOrder(tx, id))) throw new Failure(orderFailures.unknown)
    await assertVersion(tx, id, seen, ctx.now)
    if (!(await queueShipmentAgain(tx, id))) throw new Failure(staffOrderFailures.nothingToSend)
    await recordChange(tx, ctx.actor, ctx.now, { action: 'bookingRetried', id })
  })
  return { message: 'We’re sending it to the courier again.' }
}

import type { linkStrayPaymentCall } from '#contract/attention/stray-payments.endpoints.ts'
import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { orderIdByNumber } from '#server/orders/order-numbers.store.ts'
import { endStrayPayment } from '#server/payments/stray-payments.store.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { recordAction } from './at-the-desk.ts'
import { lockStrayTrouble } from './lock-stray-trouble.ts'

/**
 * Staff say what a payment was for that we did not ask for, such as an order that was placed again after a restore. The
 * money stays with the shop, and the order's history says so; what the order was paid with before stays as it is.
 */
export async function linkStrayPayment(
  ctx: Ctx,
  { subject, orderNumber, note }: ParsedInput<typeof linkStrayPaymentCall>,
): Promise<AnswerOf<typeof linkStrayPaymentCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { trouble, stray } = await lockStrayTrouble(ctx, tx, subject, 'linkOrder')
    const id = await orderIdByNumber(tx, orderNumber)
    if (!id) throw new Failure(orderFailures.unknown)
    await endStrayPayment(tx, subject, { status: 'linked', order_id: id })
    await recordAction(ctx, tx, trouble, { action: 'settle', note })
    const paid = `${formatRupees(toRupees(stray.amount_paise))}, ${subject}`
    await recordChange(tx, ctx.actor, ctx.now, {
      ...{ action: 'paymentLinked', id },
      changes: { payment: [null, paid], note: [null, note] },
    })
  })
  return { message: `Payment linked to order ${orderNumber}.` }
}

import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { placeOrderCall } from '#contract/purchase/purchase.endpoints.ts'
import { orderOfPaymentOrder, orderOfUser } from '#server/orders/orders-read.store.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { readDraft } from './read-draft.ts'
import { refundedInstead } from './refunded-instead.ts'
import { settleCheckout } from './settle-checkout.ts'
import { spendUnusedPayment } from './spend-unused-payment.ts'

/**
 * Answers the order of what was paid for, and makes it if nobody else has yet. A payment without a draft is used up by
 * the first order of exactly its amount; a draft's own payment answers the same order however often it is asked.
 */
export async function placeOrder(
  ctx: TradeCtx,
  input: ParsedInput<typeof placeOrderCall>,
): Promise<AnswerOf<typeof placeOrderCall>> {
  const { id: userId } = signedIn(ctx)
  const paymentOrderId = input.razorpay_order_id
  const draft = readDraft(userId, 'cart', input)
  // Most often the callback has made it a moment ago; then nobody has to be asked.
  const made = paymentOrderId && (await orderOfPaymentOrder(ctx.db, userId, paymentOrderId))
  if (made) return { data: toShippingOrder(made) }
  const settled =
    (paymentOrderId === undefined && (await spendUnusedPayment(ctx, draft))) ||
    (await settleCheckout(ctx, draft, paymentOrderId))
  if (settled.kind === 'refunding') throw refundedInstead(settled.reason)
  const order = settled.kind === 'ordered' ? await orderOfUser(ctx.db, userId, settled.orderId) : undefined
  if (!order) throw new Failure(paymentFailures.notPaid)
  return { data: toShippingOrder(order) }
}

import { orderFailures } from '#contract/orders/orders.failures.ts'
import { draftFault } from '#contract/orders/place-order.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { placeOrderCall } from '#contract/purchase/purchase.endpoints.ts'
import { orderOfUser } from '#server/orders/orders-read.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { settleCheckout } from './settle-checkout.ts'
import { spendUnusedPayment } from './spend-unused-payment.ts'

type Input = ParsedInput<typeof placeOrderCall>

/**
 * Answers the order of what was paid for, and makes it if nobody else has yet. A payment without a draft is used up by
 * the first order of exactly its amount; a draft's own payment answers the same order however often it is asked.
 */
export async function placeOrder(ctx: TradeCtx, input: Input): Promise<AnswerOf<typeof placeOrderCall>> {
  const { id: userId } = signedIn(ctx)
  const { items, couponCode } = input
  const addressId = addressIn(input)
  const fault = draftFault({ items: items.map((item) => ({ ...item, Address_id: addressId })), addressId })
  if (fault || !addressId) throw new Failure(fault ?? paymentFailures.unknownAddress)
  const wanted = { userId, items, addressId, couponCode: couponCode ?? undefined }
  const settled =
    (input.razorpay_order_id === undefined && (await spendUnusedPayment(ctx, wanted))) ||
    (await settleCheckout(ctx, { ...wanted, paymentOrderId: input.razorpay_order_id }))
  if (settled.kind === 'refunding') throw new Failure(paymentFailures.refundedInstead)
  const data = settled.kind === 'ordered' ? await orderOfUser(ctx.db, userId, settled.orderId) : undefined
  if (!data) throw new Failure(paymentFailures.notPaid)
  return { data }
}

/** Each line names the address as well; they must agree. */
function addressIn({ addressId, items }: Input): string | null {
  const named = new Set([addressId, ...items.map((item) => item.Address_id)].filter((id) => typeof id === 'string'))
  if (named.size > 1) throw new Failure(orderFailures.mixedAddresses)
  return [...named][0] ?? null
}

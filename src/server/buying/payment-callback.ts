import { paymentFailures } from '#contract/payments/payments.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { paymentCallbackCall } from '#contract/purchase/purchase.endpoints.ts'
import { askProvider } from '#server/payments/ask-provider.ts'
import { countDeclined } from '#server/payments/order-metrics.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { refundedInstead } from './refunded-instead.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

/** The browser hands over what the payment dialog gave it. The provider is asked itself before anything is believed. */
export async function paymentCallback(
  ctx: TradeCtx,
  result: ParsedInput<typeof paymentCallbackCall>,
): Promise<AnswerOf<typeof paymentCallbackCall>> {
  const { id: userId } = signedIn(ctx)
  const { payments } = ctx.gateways
  if (!payments.isGenuine(result)) throw new Failure(paymentFailures.notVerified)
  const payment = await askProvider(() => payments.findPayment(result.razorpay_payment_id))
  if (payment?.orderId !== result.razorpay_order_id) throw new Failure(paymentFailures.notVerified)
  if (payment.status === 'failed') countDeclined(payments.provider)
  return { data: { orderId: orderIdOf(await askProvider(() => settlePayment(ctx, payment, userId))) } }
}

function orderIdOf(settled: Settlement): string | null {
  if (settled.kind === 'ordered') return settled.orderId
  if (settled.kind === 'unused') return null
  if (settled.kind === 'refunding') throw refundedInstead(settled.reason)
  throw new Failure(settled.kind === 'foreign' ? paymentFailures.unknownPayment : paymentFailures.notPaid)
}

import { ProviderRefusal } from '#server/gateways/payment/provider-away.ts'
import { setPaymentOrderUnknown } from '#server/payments/payments.store.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'

type Noting = Pick<TradeCtx, 'db' | 'now'>

/**
 * What the provider answers about a payment order of ours. That it knows of no such thing is noted for staff: the keys in
 * use are another account's than those that opened it. It is forgotten once it is known again.
 */
export async function noteIfUnknown<Answer>(
  { db, now }: Noting,
  paymentOrderId: string,
  asked: Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await asked
    await setPaymentOrderUnknown(db, paymentOrderId, null)
    return answer
  } catch (error) {
    const isUnknown = error instanceof ProviderRefusal && error.trouble === 'unknownId'
    if (isUnknown) await setPaymentOrderUnknown(db, paymentOrderId, now)
    throw error
  }
}

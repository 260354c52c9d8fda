import type { OrderItem } from '#contract/orders/order-item.ts'
import { newestCheckout } from '#server/checkout/checkouts.store.ts'
import { fingerprintOf } from '#server/checkout/fingerprint.ts'
import { askProvider } from '#server/payments/ask-provider.ts'
import { paymentOrderById, paymentOrderOfCheckout } from '#server/payments/payment-order-of.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

export type Wanted = {
  userId: string
  items: readonly OrderItem[]
  addressId: string
  couponCode: string | undefined
}

/** Settles what was paid for a draft: the one of a payment order, or else the newest with these items. */
export async function settleCheckout(
  ctx: TradeCtx,
  { userId, items, addressId, paymentOrderId }: Wanted & { paymentOrderId: string | undefined },
): Promise<Settlement> {
  const checkoutId = paymentOrderId ? undefined : await newestCheckout(ctx.db, userId, fingerprintOf(items, addressId))
  const order = paymentOrderId
    ? await paymentOrderById(ctx.db, paymentOrderId)
    : checkoutId && (await paymentOrderOfCheckout(ctx.db, checkoutId))
  if (!order || order.user_id !== userId) return { kind: 'not paid' }
  let settled: Settlement = { kind: 'not paid' }
  for (const payment of await askProvider(() => ctx.gateways.payments.paymentsOf(order.id))) {
    const one = await settlePayment(ctx, payment)
    if (settled.kind !== 'ordered' && one.kind !== 'not paid') settled = one
  }
  return settled
}

import type { ProviderPayment } from '#server/gateways/payment/payment-gateway.ts'
import { mayCover } from '#server/payments/payment-cover.ts'
import { findPaymentOrder } from '#server/payments/payments.store.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { leaveSoldOut } from './leave-sold-out.ts'

type Collector = Pick<TradeCtx, 'db' | 'gateways' | 'now' | 'log'>

/**
 * Collects money that was only set aside, if it is ours, covers what we asked for and can still buy it. What is not
 * collected goes back by itself: several shops may share the keys of one account.
 */
export async function collectPayment(ctx: Collector, payment: ProviderPayment): Promise<ProviderPayment | 'sold out'> {
  if (payment.status !== 'authorized') return payment
  const { db, log } = ctx
  const { payments } = ctx.gateways
  const asked = payment.orderId ? await findPaymentOrder(db, payment.orderId) : undefined
  if (asked?.provider !== payments.provider || !mayCover(payment, asked)) {
    log.warn({ payment: payment.id }, 'a payment that was set aside is not what we asked for, and is not collected')
    return payment
  }
  if (await leaveSoldOut(ctx, asked.id)) return 'sold out'
  return payments.capture(payment)
}

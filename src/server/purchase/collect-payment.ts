import type { ProviderPayment } from '#server/gateways/payment/payment-gateway.ts'
import { findPaymentOrder, type PaymentOrder } from '#server/payments/payments.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'

type Collector = Pick<TradeCtx, 'db' | 'gateways' | 'log'>

/**
 * Collects money that was only set aside, if it is ours and as much as we asked for. Several shops may share the keys of
 * one account, and what is not collected goes back by itself.
 */
export async function collectPayment(
  { db, gateways: { payments }, log }: Collector,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (payment.status !== 'authorized') return payment
  const asked = payment.orderId ? await findPaymentOrder(db, payment.orderId) : undefined
  if (asked?.provider === payments.provider && isAsAsked(payment, asked)) return payments.capture(payment)
  log.warn({ payment: payment.id }, 'a payment that was set aside is not what we asked for, and is not collected')
  return payment
}

export const isAsAsked = (
  { amountPaise, currency }: Pick<ProviderPayment, 'amountPaise' | 'currency'>,
  asked: Pick<PaymentOrder, 'amountPaise'>,
) => amountPaise === asked.amountPaise && currency === 'INR'

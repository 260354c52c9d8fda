import type { ProviderPayment } from '#server/gateways/payment/payment-gateway.ts'
import { insertStrayPayment } from '#server/payments/stray-payments.store.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'

type Noting = Pick<TradeCtx, 'db' | 'gateways' | 'now' | 'log'>

/**
 * Writes down money that our keys took and that no payment order of ours asked for, for a person to decide: after a
 * restore it is every payment since the backup. What another shop of the account says that it asked for is left to it.
 */
export async function noteStrayPayment({ db, gateways, now, log }: Noting, payment: ProviderPayment): Promise<void> {
  const { payments } = gateways
  const { id, orderId, amountPaise, currency } = payment
  const mark = orderId ? (await payments.findOrder(orderId))?.shopMark : undefined
  const isOurs = mark ? mark === (await payments.shopMark()) : false
  if (mark && !isOurs) {
    log.info({ payment: id, mark }, 'a payment of another shop')
    return
  }
  const { provider } = payments
  const stray = { id, provider, payment_order_id: orderId, amount_paise: amountPaise, currency, is_ours: isOurs }
  if (await insertStrayPayment(db, { ...stray, received_at: now })) {
    log.error({ payment: id }, 'money without a payment order of ours')
  }
}

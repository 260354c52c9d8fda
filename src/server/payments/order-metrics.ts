import { Counter } from 'prom-client'
import type { Paise } from '#contract/catalog/money.ts'
import type { RefundReason } from '#contract/orders/staff-refund.ts'
import { moneyMode, type PaymentProvider } from '#contract/payments/money-mode.ts'
import { ownMetrics } from '#server/platform/metrics/registry.ts'

/**
 * What the owner watches. Each is counted by the process that did it, once it is in the books; all processes add up. What
 * was only tried out is in none of them, as in no report; refunds alone are counted by how they end, whatever the money.
 */
const orders = new Counter({ name: 'likho_orders_placed_total', help: 'Orders placed', registers: [ownMetrics] })
const revenue = new Counter({
  name: 'likho_revenue_paise_total',
  help: 'Their totals, in paise, before refunds',
  registers: [ownMetrics],
})
const checkouts = new Counter({
  name: 'likho_checkouts_opened_total',
  help: 'Checkouts for which the payment provider was asked to collect',
  registers: [ownMetrics],
})
const failedPayments = new Counter({
  name: 'likho_payments_failed_total',
  help: 'Payments that became no order: declined by the bank, or why the money goes back',
  labelNames: ['reason'],
  registers: [ownMetrics],
})
const refunds = new Counter({
  name: 'likho_refunds_total',
  help: 'Refunds by how they ended at the provider',
  labelNames: ['outcome'],
  registers: [ownMetrics],
})
const refunded = new Counter({
  name: 'likho_refunded_paise_total',
  help: 'What was paid back, in paise',
  registers: [ownMetrics],
})

const isLive = (provider: PaymentProvider | undefined) => provider !== undefined && moneyMode(provider) === 'live'

type Settled = { kind: string; reason?: RefundReason | undefined }

/** What the provider was asked for: without its fee, which a shopper may pay on top. */
type Asked = { provider: PaymentProvider; amountPaise: Paise }

/** What a payment has just become. Told once for each: what it became before is no news. */
export function countSettled({ kind, reason }: Settled, { provider, amountPaise }: Asked): void {
  if (!isLive(provider)) return
  if (kind === 'refunding') failedPayments.inc({ reason: reason ?? 'unknown' })
  if (kind !== 'ordered') return
  orders.inc()
  revenue.inc(amountPaise)
}

export function countDeclined(provider: PaymentProvider): void {
  if (isLive(provider)) failedPayments.inc({ reason: 'declined' })
}

export function countCheckout(provider: PaymentProvider): void {
  if (isLive(provider)) checkouts.inc()
}

export type EndedRefund = { status: 'processed' | 'failed'; amountPaise: Paise }

export function countRefund({ status, amountPaise }: EndedRefund, provider?: PaymentProvider): void {
  refunds.inc({ outcome: status })
  if (status === 'processed' && isLive(provider)) refunded.inc(amountPaise)
}

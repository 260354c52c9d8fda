import type { RefundReason } from '#contract/orders/staff-refund.ts'
import { moneyMode, type PaymentProvider } from '#contract/payments/money-mode.ts'
import { counter } from '#server/platform/metrics/tally.ts'

/**
 * What the owner watches. Each is counted by the process that did it, once it is in the books; all processes add up. What
 * was only tried out is in none of them, as in no report; refunds alone are counted by how they end, whatever the money.
 */
const orders = counter({ name: 'likho_orders_placed_total', help: 'Orders placed' })
const revenue = counter({ name: 'likho_revenue_paise_total', help: 'Their totals, in paise, before refunds' })
const checkouts = counter({
  name: 'likho_checkouts_opened_total',
  help: 'Checkouts for which the payment provider was asked to collect',
})
const failedPayments = counter({
  name: 'likho_payments_failed_total',
  help: 'Payments that became no order: declined by the bank, or why the money goes back',
  labels: ['reason'],
})
const refunds = counter({
  name: 'likho_refunds_total',
  help: 'Refunds by how they ended at the provider',
  labels: ['outcome'],
})
const refunded = counter({ name: 'likho_refunded_paise_total', help: 'What was paid back, in paise' })

const isLive = (provider: PaymentProvider | undefined) => provider !== undefined && moneyMode(provider) === 'live'

type Settled = { kind: string; reason?: RefundReason | undefined }

/** What the provider was asked for: without its fee, which a shopper may pay on top. */
type Asked = { provider: PaymentProvider; amountPaise: number }

/** What a payment has just become. Told once for each: what it became before is no news. */
export function countSettled({ kind, reason }: Settled, { provider, amountPaise }: Asked): void {
  if (!isLive(provider)) return
  if (kind === 'refunding') failedPayments.add([reason ?? 'unknown'])
  if (kind !== 'ordered') return
  orders.add()
  revenue.add([], amountPaise)
}

export function countDeclined(provider: PaymentProvider): void {
  if (isLive(provider)) failedPayments.add(['declined'])
}

export function countCheckout(provider: PaymentProvider): void {
  if (isLive(provider)) checkouts.add()
}

export type EndedRefund = { status: 'processed' | 'failed'; amountPaise: number }

export function countRefund({ status, amountPaise }: EndedRefund, provider?: PaymentProvider): void {
  refunds.add([status])
  if (status === 'processed' && isLive(provider)) refunded.add([], amountPaise)
}

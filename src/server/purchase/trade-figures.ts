import type { RefundReason } from '#contract/orders/staff-refund.ts'
import { counter } from '#server/platform/metrics/tally.ts'

/** What the owner watches. Each is counted by the process that did it, once it is in the books; all processes add up. */
const orders = counter({ name: 'likho_orders_placed_total', help: 'Orders placed' })
const revenue = counter({ name: 'likho_revenue_paise_total', help: 'What was paid for them, in paise, before refunds' })
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

type Settled = { kind: string; reason?: RefundReason | undefined }

/** What a payment has just become. Told once for each: what it became before is no news. */
export function countSettled({ kind, reason }: Settled, amountPaise: number): void {
  if (kind === 'refunding') failedPayments.add([reason ?? 'unknown'])
  if (kind !== 'ordered') return
  orders.add()
  revenue.add([], amountPaise)
}

export const countDeclined = () => failedPayments.add(['declined'])

export const countCheckout = () => checkouts.add()

export type EndedRefund = { status: 'processed' | 'failed'; amountPaise: number }

export function countRefund({ status, amountPaise }: EndedRefund): void {
  refunds.add([status])
  if (status === 'processed') refunded.add([], amountPaise)
}

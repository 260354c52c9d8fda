import type { Order } from '#contract/orders/order.ts'
import { paymentText } from '#contract/orders/order-refund.ts'

/** How the payment of an order stands, for staff: buyers are not told why a refund takes longer. */
export const PAYMENT_STATES = ['paid', 'refunding', 'partly-refunded', 'refunded', 'refund-failed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const PAYMENT_STATE_TEXT: Record<PaymentState, string> = {
  paid: 'Paid',
  refunding: 'Refund on its way',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  'refund-failed': 'Refund failed',
}

const none = { done: 0, open: 0 }

/** By what the order says of its payment, which sellers are told too: they do not see its amounts. */
const BY_TEXT = new Map<string, PaymentState>([
  [paymentText(null, 1), 'paid'],
  [paymentText({ state: 'due', ...none }, 1), 'refunding'],
  [paymentText({ state: 'requested', ...none }, 1), 'refunding'],
  [paymentText({ state: 'done', ...none }, 1), 'partly-refunded'],
  [paymentText({ state: 'done', done: 1, open: 0 }, 1), 'refunded'],
  [paymentText({ state: 'failed', ...none }, 1), 'refund-failed'],
])

export const paymentStateOf = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): PaymentState =>
  BY_TEXT.get(paymentStatus) ?? 'paid'

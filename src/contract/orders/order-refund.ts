import { z } from 'zod'
import { toRupees } from '#contract/catalog/money.ts'
import { rupees } from '#contract/catalog/rupees.ts'

/** due: the provider is yet to be asked. requested: it has taken it. failed: a person of the shop has to see to it. */
const REFUND_STATES = ['due', 'requested', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** How a refund stands: as the books have it, and as people are told. */
export const REFUND_STATE_OF = {
  due: 'due',
  requested: 'requested',
  processed: 'done',
  failed: 'failed',
} as const satisfies Record<string, RefundState>
export type RefundStatus = keyof typeof REFUND_STATE_OF

/** Why money goes back: as the books have it, and as staff read it. */
export const REFUND_REASONS = {
  'order cancelled': 'Order cancelled',
  'sold out': 'Out of stock before the payment came in',
  'paid twice': 'Paid twice',
  'wrong amount': 'Wrong amount paid',
  'buyer gone': 'Account deleted before the payment came in',
  'by staff': 'Refunded by staff',
  'parcel lost': 'Parcel lost',
  'parcel returned': 'Parcel returned',
  'at the provider': 'Refunded in the provider’s dashboard',
} as const
export type RefundReason = keyof typeof REFUND_REASONS

/** What of an order's payment goes back, all refunds taken together. Rupees. */
export const orderRefund = z.object({
  state: z.enum(REFUND_STATES),
  /** Paid back. */
  done: rupees,
  /** Still to be paid back. */
  open: rupees,
})
export type OrderRefund = z.output<typeof orderRefund>

/** One refund as staff see it. */
export const staffRefund = z.object({
  id: z.string(),
  amount: rupees,
  state: z.enum(REFUND_STATES),
  why: z.string(),
  /** Why it did not go through, in words for the staff. */
  failure: z.string().nullable(),
  /** The provider's, by which a bank finds it. */
  reference: z.string().nullable(),
  since: z.iso.datetime(),
})
export type StaffRefund = z.output<typeof staffRefund>

/** What needs a person counts most, then what is not there yet. */
const WEIGHT: readonly RefundState[] = ['failed', 'due', 'requested', 'done']

/** Several refunds of one payment as one. Null when nothing goes back. */
export function refundOf(parts: readonly { status: RefundStatus; paise: number }[]): OrderRefund | null {
  const state = WEIGHT.find((one) => parts.some(({ status }) => REFUND_STATE_OF[status] === one))
  if (!state) return null
  const rupeesOf = (isDone: boolean) =>
    toRupees(parts.reduce((sum, { status, paise }) => ((status === 'processed') === isDone ? sum + paise : sum), 0))
  return { state, done: rupeesOf(true), open: rupeesOf(false) }
}

/** The payment of an order, for everybody: it says that a refund takes longer, and not why. */
const PAYMENT_TEXT: Record<RefundState, string> = {
  due: 'Refund due',
  requested: 'Refund on its way',
  done: 'Refunded',
  failed: 'Refund delayed',
}

/** One refund, for the staff. */
export const REFUND_TEXT: Record<RefundState, string> = {
  due: 'Requesting',
  requested: 'With the provider',
  done: 'Refunded',
  failed: 'Failed',
}

/** The payment status of an order, as its page, mails and tables name it. */
export function paymentText(refund: OrderRefund | null, total: number): string {
  if (!refund) return 'Paid'
  return refund.state === 'done' && refund.done < total ? 'Partly refunded' : PAYMENT_TEXT[refund.state]
}

import { z } from 'zod'
import { rupees } from '#contract/catalog/rupees.ts'
import { REFUND_STATES, type RefundState } from './order-refund.ts'

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

/** Why staff pay a part of an order back. The last one wants words of their own. */
export const REFUND_CAUSES = {
  damaged: 'Damaged or faulty',
  wrong: 'Wrong item sent',
  missing: 'Missing from the parcel',
  unavailable: 'Out of stock',
  returned: 'Returned by the customer',
  late: 'Delivered late',
  goodwill: 'Goodwill',
  other: 'Something else',
} as const
export type RefundCause = keyof typeof REFUND_CAUSES
export const CAUSES = Object.keys(REFUND_CAUSES) as RefundCause[]

/** One refund as staff see it. */
export const staffRefund = z.object({
  id: z.string(),
  amount: rupees,
  state: z.enum(REFUND_STATES),
  why: z.string(),
  /** What the staff wrote about it. */
  note: z.string().nullable(),
  /** For which pieces, by their place in the order, and what went back for each. */
  lines: z.array(z.object({ place: z.int(), quantity: z.int(), amount: rupees })),
  /** These pieces went back into the stock with it. */
  restocked: z.boolean(),
  /** Why it did not go through, in words for the staff. */
  failure: z.string().nullable(),
  /** The provider's, by which a bank finds it. */
  reference: z.string().nullable(),
  since: z.iso.datetime(),
})
export type StaffRefund = z.output<typeof staffRefund>

/** One refund, for the staff. */
export const REFUND_TEXT: Record<RefundState, string> = {
  due: 'Requesting',
  requested: 'With the provider',
  done: 'Refunded',
  failed: 'Failed',
}

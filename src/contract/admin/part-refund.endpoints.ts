import { z } from 'zod'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { CAUSES } from '#contract/orders/staff-refund.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { seenVersion, staleFailures } from './order-version.ts'
import { staffOrderFailures } from './orders.endpoints.ts'
import { ownCourierFailures } from './own-courier.failures.ts'
import { partRefundFailures } from './part-refund.ts'

const MOST_LINES = 100
export const LONGEST_REFUND_NOTE = 500

const partRefundInput = z
  .object({
    id: z.uuid('Not a valid order id'),
    /** Drawn by the caller: what comes twice under the same key is one refund. */
    key: z.uuid('Not a valid key'),
    /** Which pieces, by the line's place in the order. */
    lines: z
      .array(z.object({ place: z.int().nonnegative(), quantity: z.int().positive() }), 'Choose items')
      .max(MOST_LINES)
      .default([]),
    /** Instead of what the pieces come to; needed where none are named. */
    amount: z
      .number('Enter an amount in rupees, such as 99.50')
      .positive('Enter an amount above zero')
      .multipleOf(0.01, 'Use at most two decimals')
      .optional(),
    cause: z.enum(CAUSES, 'Choose a reason'),
    note: typedText().max(LONGEST_REFUND_NOTE, 'Please shorten this to 500 characters').default(''),
    /** The pieces can be sold again. */
    restock: z.boolean().default(false),
    ...seenVersion,
  })
  .refine(({ cause, note }) => cause !== 'other' || note !== '', { path: ['note'], error: 'Say why in a few words' })

export const refundPartCall = endpoint('refundPart', 'POST', `${AGGREGATOR}/manageOrder/:id/refunds`, {
  who: 'refundOrders',
  proof: true,
  summary: 'Refunds items or an amount of an order, with a reason. Asked again with the same key, it refunds once.',
  input: partRefundInput,
  /** Without the order: who pays back may not be one who sees orders. */
  answer: z.object({ message: z.string() }),
  failures: [
    orderFailures.unknown,
    ...Object.values(partRefundFailures),
    staffOrderFailures.parcelMoves,
    staffOrderFailures.cancelPending,
    staffOrderFailures.nothingToRefund,
    ownCourierFailures.courierHasIt,
    ownCourierFailures.courierUnsure,
    staleFailures.stale,
  ],
})

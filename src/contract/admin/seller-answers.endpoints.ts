import { z } from 'zod'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { seenVersion, staleFailures } from './order-version.ts'
import { SELLER_ANSWERS } from './seller-answers.ts'

export const sellerAnswerFailures = failures('seller-answers', {
  tooLate: { status: 409, text: 'This order has changed. Reload the page to see what you can do.' },
  reasonMissing: { status: 400, text: 'Say why, so the shop can help the customer.' },
})

const id = z.uuid('Not a valid order id')

const sellerOfOrder = z.object({
  sellerId: z.string(),
  name: z.string(),
  /** Null: not answered yet. */
  answer: z.enum(SELLER_ANSWERS).nullable(),
  reason: z.string().nullable(),
  at: z.iso.datetime().nullable(),
})
export type SellerOfOrder = z.output<typeof sellerOfOrder>

const answered = z.object({ message: z.string(), data: z.array(sellerOfOrder) })

export const sellersOfOrderCall = endpoint('sellersOfOrder', 'GET', `${AGGREGATOR}/manageOrder/:id/sellers`, {
  who: 'seeAdminPanel',
  summary: 'What each seller of an order says to their lines. Sellers see themselves only.',
  input: z.object({ id }),
  answer: answered.pick({ data: true }),
  failures: [orderFailures.unknown],
})

export const answerOrderCall = endpoint('answerOrder', 'POST', `${AGGREGATOR}/manageOrder/:id/answer`, {
  who: 'seeOwnSales',
  summary: 'A seller confirms their lines of an order, has packed them, or can’t send them, with a reason.',
  input: z.object({ id, answer: z.enum(SELLER_ANSWERS), reason: typedText().max(500).optional(), ...seenVersion }),
  answer: answered,
  failures: [
    orderFailures.unknown,
    staleFailures.stale,
    sellerAnswerFailures.tooLate,
    sellerAnswerFailures.reasonMissing,
  ],
})

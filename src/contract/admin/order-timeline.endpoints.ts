import { z } from 'zod'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { timelineEntry } from './order-timeline.ts'

export const MOST_ENTRIES = 200

export const orderTimelineCall = endpoint('orderTimeline', 'GET', `${AGGREGATOR}/manageOrder/:id/timeline`, {
  who: 'manageAllOrders',
  summary: 'Everything that happened to an order, newest first: events, payments, refunds, emails, stock, staff.',
  input: z.object({ id: z.uuid('Not a valid order id') }),
  answer: z.object({
    data: z.array(timelineEntry).max(MOST_ENTRIES),
    /** There is more than is told here. */
    isCut: z.boolean(),
  }),
  failures: [orderFailures.unknown],
})

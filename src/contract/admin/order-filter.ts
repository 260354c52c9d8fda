import { z } from 'zod'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { FULFILMENT_FILTER_NAMES } from './fulfilment.ts'
import { PAYMENT_STATES } from './payment-state.ts'

export const ORDER_SORTS = ['newest', 'oldest', 'total'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

const day = z.iso.date('Choose a day').optional()

/** What a list of orders is narrowed to and sorted by. A view that somebody saves is this under a name. */
export const orderFilter = z.object({
  search: typedText().max(100).optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  fulfilment: z.enum(FULFILMENT_FILTER_NAMES).optional(),
  payment: z.enum(PAYMENT_STATES).optional(),
  /** Real orders, or those that were only tried out. */
  money: z.enum(['live', 'test']).optional(),
  /** Only what waits for a person: a refund that failed or is owed, a parcel that does not arrive. */
  attention: z.literal('yes').optional(),
  /** Days in India, both included. */
  from: day,
  to: day,
  /** Sellers do not see the total, so theirs are sorted by time alone. */
  sort: z.enum(ORDER_SORTS).optional(),
})
export type OrderFilter = z.output<typeof orderFilter>

/** ISO days compare as texts. */
export const isBackwards = ({ from, to }: Pick<OrderFilter, 'from' | 'to'>) =>
  from !== undefined && to !== undefined && from > to

/** The views that everybody has. */
export const ORDER_TABS: readonly { name: string; filter: OrderFilter }[] = [
  { name: 'All', filter: {} },
  { name: 'To pack', filter: { fulfilment: 'to-pack' } },
  { name: 'On the way', filter: { fulfilment: 'on-the-way' } },
  { name: 'Needs attention', filter: { attention: 'yes' } },
  { name: 'Returned', filter: { fulfilment: 'returned' } },
]

const NAMES = Object.keys(orderFilter.shape) as (keyof OrderFilter)[]

/** Whether two filters ask for the same, whatever the order of their parts. */
export const isSameFilter = (one: OrderFilter, other: OrderFilter) =>
  NAMES.every((name) => (one[name] || undefined) === (other[name] || undefined))

import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { streamAnswer } from '#contract/platform/stream-answer.ts'

const count = z.int().nonnegative()
/** Null for those whose work it is not. */
const countForSome = count.nullable()

const todos = z.object({
  /** Paid, and the courier does not have it yet. */
  toPack: count,
  /** What is on the desk of the admins. */
  attention: countForSome,
  /** Cancelled or returned with nothing paid back, and refunds that failed. */
  refundsDue: countForSome,
  sellersWaiting: countForSome,
  /** Complaints that nobody has answered. */
  grievances: countForSome,
  lowStock: count,
  outOfStock: count,
})
export type Todos = z.output<typeof todos>

export const todosCall = endpoint('todos', 'GET', '/api/v2/admin/todos', {
  who: 'seeAdminPanel',
  summary: 'How much there is to do, by kind, counted up to a limit. Sellers see their own orders and products only.',
  answer: z.object({ data: todos }),
})

/** What an event `todo` says; the numbers themselves are asked for by `todosCall`. */
export const todoEvent = z.object({
  /** The numbers of orders that were just placed, newest last. */
  orders: z.array(z.string()),
})
export type TodoEvent = z.output<typeof todoEvent>

export const todoEventsCall = endpoint('todoEvents', 'GET', '/api/v2/admin/todos/events', {
  who: 'seeAdminPanel',
  stream: 'text/event-stream',
  summary: 'Server-sent events: “todo” when an order is placed or the to-dos may have changed.',
  answer: streamAnswer,
})

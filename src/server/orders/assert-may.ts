import { staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { type OrderAct, refusalOf } from '#contract/orders/order-states.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { OrderHead } from './orders.store.ts'

const FAILURES = { ...staffOrderFailures, ...orderFailures }
const BECOMES: Record<OrderAct, string> = { ...STATUS_TEXT, refund: 'Refunded' }
type Standing = Pick<OrderHead, 'status' | 'cancelRequestedAt'> & { isNotArriving?: boolean }

/** Refuses what may not be done with an order as it stands, by the table of the contract. */
export function assertMay<Act extends OrderAct>(
  { cancelRequestedAt, ...order }: Standing,
  act: Act,
  by: 'staff' | 'customer',
): asserts act is Exclude<Act, 'processing'> {
  const refusal = refusalOf({ ...order, isBeingCancelled: cancelRequestedAt !== null }, act, by)
  if (!refusal) return
  const status = STATUS_TEXT[order.status].toLowerCase()
  const from = order.status === 'processing' ? 'still processing' : `already ${status}`
  throw new Failure(FAILURES[refusal], { values: { from, to: BECOMES[act].toLowerCase() } })
}

import type { OrderStatus } from './order-status.ts'

/** What an order becomes, or that its money goes back. */
export type OrderAct = OrderStatus | 'refund'
type Doer = 'customer' | 'staff' | 'courier'

/** The keys of the failures that say why not. */
export type OrderRefusal = 'wrongWay' | 'cancelPending' | 'parcelMoves' | 'alreadyShipped' | 'alreadyCancelled'

type Rule = { act: OrderAct; from: readonly OrderStatus[]; by: Doer; unless?: OrderRefusal }

/**
 * All that an order may become, from where and by whom; what is not named is refused. Nothing goes back, in whatever order
 * the courier's updates arrive. Staff send back only what was sent, and cancel what has not left instead of refunding it.
 */
const ORDER_RULES: readonly Rule[] = [
  { act: 'shipped', from: ['processing'], by: 'courier' },
  { act: 'shipped', from: ['processing'], by: 'staff', unless: 'cancelPending' },
  { act: 'delivered', from: ['processing', 'shipped'], by: 'courier' },
  { act: 'delivered', from: ['processing', 'shipped'], by: 'staff', unless: 'cancelPending' },
  { act: 'returned', from: ['processing', 'shipped', 'delivered'], by: 'courier' },
  { act: 'returned', from: ['shipped', 'delivered'], by: 'staff' },
  { act: 'cancelled', from: ['processing'], by: 'staff' },
  { act: 'cancelled', from: ['processing', 'cancelled'], by: 'customer', unless: 'alreadyCancelled' },
  { act: 'refund', from: ['processing'], by: 'staff', unless: 'cancelPending' },
  { act: 'refund', from: ['shipped'], by: 'staff', unless: 'parcelMoves' },
  { act: 'refund', from: ['delivered', 'cancelled', 'returned'], by: 'staff' },
]

const REFUSED: Record<Doer, OrderRefusal> = { customer: 'alreadyShipped', staff: 'wrongWay', courier: 'wrongWay' }

type Standing = { status: OrderStatus; isBeingCancelled: boolean; isNotArriving?: boolean }

/** The rules that name a refusal hold unless this does. */
const STANDS: Partial<Record<OrderRefusal, (order: Standing) => boolean>> = {
  cancelPending: ({ status, isBeingCancelled }) => status === 'processing' && isBeingCancelled,
  parcelMoves: ({ isNotArriving }) => !isNotArriving,
  alreadyCancelled: ({ status }) => status === 'cancelled',
}

/** Why this may not be done with an order; undefined where it may. */
export function refusalOf(order: Standing, act: OrderAct, by: Doer): OrderRefusal | undefined {
  const rule = ORDER_RULES.find((one) => one.act === act && one.by === by && one.from.includes(order.status))
  if (!rule) return REFUSED[by]
  return rule.unless && STANDS[rule.unless]?.(order) ? rule.unless : undefined
}

/** Whether an order goes there at all, by anybody. */
export const mayBecome = (from: OrderStatus, to: OrderStatus) =>
  from !== to && ORDER_RULES.some((rule) => rule.act === to && rule.from.includes(from))

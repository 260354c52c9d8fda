import type { OrderStatus } from '#contract/orders/order-status.ts'

/** What a seller says to their lines of an order. Who has said nothing yet is asked; being late is held against nobody. */
export const SELLER_ANSWERS = ['confirmed', 'packed', 'cannot'] as const
export type SellerAnswer = (typeof SELLER_ANSWERS)[number]

export const ANSWER_NAMES: Record<SellerAnswer | 'none', string> = {
  none: 'Not confirmed yet',
  confirmed: 'Confirmed',
  packed: 'Packed',
  cannot: 'Can’t send',
}

/** What can be said after what was said last. Somebody who could not send may find that they can. */
const NEXT: Record<SellerAnswer | 'none', readonly SellerAnswer[]> = {
  none: ['confirmed', 'packed', 'cannot'],
  confirmed: ['packed', 'cannot'],
  packed: ['cannot'],
  cannot: ['confirmed'],
}

/** Once the order has left, or is cancelled, there is nothing left to say. */
export const nextAnswers = (status: OrderStatus, said: SellerAnswer | null): readonly SellerAnswer[] =>
  status === 'processing' ? NEXT[said ?? 'none'] : []

import { expect, test } from 'vitest'
import { isOver, mayBecome, mayCancel, ORDER_STATUSES, STATUS_TONE, statusOf } from './order-status.ts'

test.each([
  ['Delivered', 'good'],
  ['DELIVERED', 'good'],
  ['Shipped', 'info'],
  ['Processing', 'waiting'],
  ['Cancelled', 'waiting'],
  ['', 'waiting'],
  [undefined, 'waiting'],
])('[ORD-06] %s is shown as %s', (status, tone) => {
  expect(STATUS_TONE[statusOf(status)]).toBe(tone)
})

test('nothing goes back and nothing follows a cancelled or returned order', () => {
  const order = ['processing', 'shipped', 'delivered'] as const
  for (const [place, from] of order.entries()) {
    for (const to of order.slice(0, place + 1)) expect(mayBecome(from, to)).toBe(false)
    for (const to of order.slice(place + 1)) expect(mayBecome(from, to)).toBe(true)
  }
  for (const to of ORDER_STATUSES) {
    expect(mayBecome('cancelled', to)).toBe(false)
    expect(mayBecome('returned', to)).toBe(false)
  }
})

test('only what is still in the shop may be cancelled', () => {
  expect(ORDER_STATUSES.filter(mayCancel)).toEqual(['processing'])
  expect(ORDER_STATUSES.filter(isOver)).toEqual(['delivered', 'cancelled', 'returned'])
})

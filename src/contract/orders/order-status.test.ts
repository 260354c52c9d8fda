import { expect, test } from 'vitest'
import { isOver, ORDER_STATUSES, STATUS_TONE, statusOf } from './order-status.ts'

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

test('an order is over once it is delivered, cancelled or back', () => {
  expect(ORDER_STATUSES.filter(isOver)).toEqual(['delivered', 'cancelled', 'returned'])
})

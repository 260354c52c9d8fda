import { expect, test } from 'vitest'
import { anOrder } from '#tests/support/orders.ts'
import type { OrderStatus } from './order-status.ts'
import { stepsAhead } from './steps-ahead.ts'

const TRACKED = { parcel: { trackingNumber: '1234567890' } }

test.each<[OrderStatus, string, string[]]>([
  ['processing', 'Pending', ['Shipped', 'Out for delivery', 'Delivered']],
  ['processing', 'Courier assigned', ['Shipped', 'Out for delivery', 'Delivered']],
  ['shipped', 'In transit', ['Out for delivery', 'Delivered']],
  ['shipped', 'Out for delivery', ['Delivered']],
  ['shipped', 'Delivery attempted', ['Delivered']],
  ['shipped', 'Lost by the courier', []],
  ['shipped', 'On its way back to the shop', []],
  ['processing', 'Cancellation requested', []],
  ['delivered', 'Delivered', []],
  ['cancelled', 'Pending', []],
  ['returned', 'Returned to the shop', []],
])('%s, %s: what is still to come', (status, deliveryStatus, texts) => {
  expect(stepsAhead(anOrder({ status, deliveryStatus, ...TRACKED })).map(({ text }) => text)).toEqual(texts)
})

test('the days are those that were promised: out of the door in two working days, and there as the checkout said', () => {
  const order = anOrder({ createdAt: '2026-11-16T06:00:00.000Z', deliverBy: '2026-11-20', ...TRACKED })
  expect(stepsAhead(order).map(({ by }) => by)).toEqual(['2026-11-18', null, '2026-11-20'])
})

test.each<[OrderStatus, string[]]>([
  ['processing', ['Shipped', 'Delivered']],
  ['shipped', ['Delivered']],
])('a parcel that no courier tracks, %s: nothing is said of a courier at the door', (status, texts) => {
  expect(stepsAhead(anOrder({ status })).map(({ text }) => text)).toEqual(texts)
})

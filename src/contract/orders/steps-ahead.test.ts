import { expect, test } from 'vitest'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { anOrder } from '#tests/support/orders.ts'
import type { OrderStatus } from './order-status.ts'
import { stepsAhead } from './steps-ahead.ts'

const TRACKED = { parcel: { trackingNumber: '1234567890' } }

test.each<[OrderStatus, DeliveryStage, string[]]>([
  ['processing', 'pending', ['Shipped', 'Out for delivery', 'Delivered']],
  ['processing', 'courierAssigned', ['Shipped', 'Out for delivery', 'Delivered']],
  ['shipped', 'inTransit', ['Out for delivery', 'Delivered']],
  ['shipped', 'outForDelivery', ['Delivered']],
  ['shipped', 'attempted', ['Delivered']],
  ['shipped', 'lost', []],
  ['shipped', 'comingBack', []],
  ['processing', 'cancelRequested', []],
  ['delivered', 'delivered', []],
  ['cancelled', 'pending', []],
  ['returned', 'cameBack', []],
])('%s, %s: what is still to come', (status, deliveryStage, texts) => {
  expect(stepsAhead(anOrder({ status, deliveryStage, ...TRACKED })).map(({ text }) => text)).toEqual(texts)
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

import { expect, test } from 'vitest'
import { ORDER_STATUSES, SHIPMENT_STATUSES, stageOfOrder, stageOfShipment } from './shiprocket-statuses.ts'

test.each([
  // the same number means one thing for a shipment and another for an order
  [1, 'courierAssigned', undefined],
  [3, 'pickupScheduled', 'courierAssigned'],
  [6, 'shipped', 'shipped'],
  [7, 'delivered', 'delivered'],
  [8, 'cancelled', undefined],
  [10, 'cameBack', undefined],
  [12, 'lost', 'pickupScheduled'],
  [16, 'cancelRequested', 'cameBack'],
  [17, 'outForDelivery', 'cameBack'],
  [18, 'inTransit', 'cancelRequested'],
  [19, 'outForPickup', 'outForDelivery'],
  [20, 'pickupDelayed', 'inTransit'],
  [38, 'atDestination', 'partlyDelivered'],
  [42, 'pickedUp', undefined],
  [45, 'cancelled', 'comingBack'],
  [99, undefined, undefined],
])('%i of a shipment is %s, of an order %s', (id, ofShipment, ofOrder) => {
  expect(stageOfShipment(id, null)).toBe(ofShipment)
  expect(stageOfShipment(String(id), '')).toBe(ofShipment)
  expect(stageOfOrder(id, null)).toBe(ofOrder)
})

test.each([
  ['DELIVERED', 'delivered'],
  ['delivered', 'delivered'],
  ['Out For Delivery', 'outForDelivery'],
  ['IN TRANSIT', 'inTransit'],
  ['RTO_IN_TRANSIT', 'comingBack'],
  ['CANCELED', 'cancelled'],
  ['Cancelled', 'cancelled'],
  ['CANCELLED_BEFORE_DISPATCHED', 'cancelled'],
  [' picked  up ', 'pickedUp'],
  ['Teleported', undefined],
  ['', undefined],
  [null, undefined],
])('a shipment of which only the text %j is known is %s', (text, stage) => {
  expect(stageOfShipment(null, text)).toBe(stage)
  expect(stageOfShipment(4711, text)).toBe(stage)
})

test('the number counts where text and number differ', () => {
  expect(stageOfShipment(7, 'IN TRANSIT')).toBe('delivered')
})

test.each([
  ['shipment', SHIPMENT_STATUSES],
  ['order', ORDER_STATUSES],
])('each number and each text of the %s table stands there once', (_, statuses) => {
  expect(new Set(statuses.map(([id]) => id)).size).toBe(statuses.length)
  expect(new Set(statuses.map(([, text]) => text.toLowerCase())).size).toBe(statuses.length)
})

import { expect, test } from 'vitest'
import { fulfilmentOf } from './fulfilment.ts'
import { isBackwards, isSameFilter } from './order-filter.ts'
import { paymentStateOf } from './payment-state.ts'

test.each([
  ['processing', 'pending', false, 'toPack'],
  ['processing', 'courierAssigned', false, 'booked'],
  ['processing', 'pickupScheduled', false, 'booked'],
  ['processing', 'packed', false, 'packed'],
  ['processing', 'cancelled', false, 'courierCancelled'],
  ['processing', 'courierAssigned', true, 'cancelling'],
  ['shipped', 'inTransit', false, 'onTheWay'],
  ['shipped', 'comingBack', false, 'comingBack'],
  ['shipped', 'damaged', false, 'lost'],
  ['delivered', 'delivered', false, 'delivered'],
  ['returned', 'cameBack', false, 'returned'],
  ['cancelled', 'courierAssigned', false, 'notSent'],
] as const)(
  'an order that is %s with its parcel “%s” (being cancelled: %s) is %s',
  (status, deliveryStage, isBeingCancelled, fulfilment) => {
    expect(fulfilmentOf({ status, deliveryStage, isBeingCancelled })).toBe(fulfilment)
  },
)

test.each([
  ['Paid', 'paid'],
  ['Refund due', 'refunding'],
  ['Refund on its way', 'refunding'],
  ['Partly refunded', 'partly-refunded'],
  ['Refunded', 'refunded'],
  ['Refund delayed', 'refund-failed'],
])('a payment that its buyer reads as %s is %s to staff', (paymentStatus, state) => {
  expect(paymentStateOf({ paymentStatus })).toBe(state)
})

test('filters are the same whatever the order of their parts, and what is left out counts as empty', () => {
  expect(isSameFilter({ status: 'shipped', search: 'asha' }, { search: 'asha', status: 'shipped' })).toBe(true)
  expect(isSameFilter({}, { search: '' })).toBe(true)
  expect(isSameFilter({}, { sort: 'oldest' })).toBe(false)
})

test('a range of days may be one day, and may be open at either end', () => {
  expect(isBackwards({ from: '2026-11-02', to: '2026-11-01' })).toBe(true)
  for (const range of [{ from: '2026-11-01', to: '2026-11-01' }, { from: '2026-11-01' }, { to: '2026-11-01' }]) {
    expect(isBackwards(range)).toBe(false)
  }
})

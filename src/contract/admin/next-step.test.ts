import { expect, test } from 'vitest'
import { anOrder } from '#tests/support/orders.ts'
import { nextStep, type OrderStep } from './next-step.ts'

const PAID_BACK = { state: 'done', done: 224.2, open: 0 } as const
const FAILED = { state: 'failed', done: 0, open: 224.2 } as const

test.each<[string, Parameters<typeof anOrder>[0], boolean, number, OrderStep | undefined]>([
  ['is paid and has no courier', {}, false, 224_20, 'bookCourier'],
  ['waits to be fetched', { parcel: { trackingNumber: 'AWB1' } }, false, 224_20, 'markShipped'],
  [
    'the courier does not carry any more',
    { parcel: { trackingNumber: 'AWB1' }, deliveryStage: 'cancelled' },
    false,
    224_20,
    'ownCourier',
  ],
  ['is being cancelled', { allowCancel: false }, false, 224_20, undefined],
  ['is on its way', { status: 'shipped' }, false, 224_20, 'markDelivered'],
  ['is lost', { status: 'shipped', deliveryStage: 'lost' }, false, 224_20, 'refund'],
  ['is lost and paid back', { status: 'shipped', deliveryStage: 'lost' }, false, 0, undefined],
  ['is delivered', { status: 'delivered' }, false, 224_20, undefined],
  ['came back', { status: 'returned', refund: PAID_BACK }, true, 0, 'restock'],
  ['came back and is in stock', { status: 'returned' }, false, 224_20, 'refund'],
  ['came back, in stock and paid back', { status: 'returned', refund: PAID_BACK }, false, 0, undefined],
  ['is cancelled', { status: 'cancelled', refund: PAID_BACK }, false, 0, undefined],
  ['has a refund that failed', { status: 'cancelled', refund: FAILED }, false, 0, 'retryRefund'],
  ['came back, and its refund failed', { status: 'returned', refund: FAILED }, true, 0, 'retryRefund'],
])('of an order that %s', (_, over, mayRestock, left, step) => {
  expect(nextStep(anOrder(over), { mayRestock, isOwnDelivery: false, left })).toBe(step)
})

test.each<[string, Parameters<typeof anOrder>[0], OrderStep | undefined]>([
  ['is paid', {}, 'ownCourier'],
  ['is being cancelled', { allowCancel: false }, undefined],
  ['is on its way', { status: 'shipped' }, 'markDelivered'],
])('of an order that staff ship and that %s', (_, over, step) => {
  expect(nextStep(anOrder(over), { mayRestock: false, isOwnDelivery: true, left: 224_20 })).toBe(step)
})

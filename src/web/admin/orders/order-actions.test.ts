import { expect, test } from 'vitest'
import type { RefundState } from '#contract/orders/order-refund.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { anOrder } from '#tests/support/orders.ts'
import { actionsFor } from './order-actions.ts'

const VERSION = `${'0'.repeat(32)}.1`
const NONE = {
  isTestCourier: false,
  mayRestock: false,
  paysBack: true,
  isOwnCourier: false,
  isOwnDelivery: false,
  version: VERSION,
}

type Wish = Parameters<typeof anOrder>[0]
/** The next action first, then the others by group. */
const offered = (over: Wish, at: Partial<typeof NONE> = {}) => {
  const { primary, groups } = actionsFor(anOrder(over), { ...NONE, ...at })
  return [primary?.text ?? null, ...groups.map(({ title, actions }) => [title, ...actions.map(({ text }) => text)])]
}
const titles = (over: Wish, at?: Partial<typeof NONE>) =>
  offered(over, at).map((one) => (Array.isArray(one) ? one[0] : one))

test.each<[OrderStatus, (string | null | string[])[]]>([
  [
    'processing',
    [
      'Book courier again',
      ['Status', 'Mark as shipped', 'Mark as delivered', 'Cancel order and refund ₹224.20'],
      ['Shipment', 'Ship with your own courier'],
      ['Email to the customer', 'Resend “Order placed”'],
      ['Payment', 'Refund items or an amount'],
    ],
  ],
  [
    'shipped',
    [
      'Mark as delivered',
      ['Status', 'Mark as returned'],
      ['Email to the customer', 'Resend “Order placed”', 'Resend “Order shipped”'],
    ],
  ],
  [
    'delivered',
    [
      null,
      ['Status', 'Mark as returned'],
      ['Email to the customer', 'Resend “Order placed”', 'Resend “Order shipped”', 'Resend “Order delivered”'],
      ['Payment', 'Refund items or an amount', 'Refund ₹224.20'],
    ],
  ],
])('with an order that is %s staff can do what fits it, and one thing first', (status, actions) => {
  expect(offered({ status })).toEqual(actions)
})

test('a refund that failed is tried again, one that is under way or done is left alone', () => {
  const refund = (state: RefundState, done: number, open: number) =>
    offered({ status: 'cancelled', customer: { email: '' }, refund: { state, done, open } })
  expect(refund('failed', 0, 224.2)).toEqual(['Retry refund'])
  expect(refund('failed', 100, 124.2)).toEqual(['Retry refund'])
  for (const state of ['due', 'requested'] as const) expect(refund(state, 0, 224.2), state).toEqual([null])
  expect(refund('done', 224.2, 0)).toEqual([null])
})

test('what is left after a part went back can be refunded', () => {
  const part = { state: 'done', done: 100.1, open: 0 } as const
  const payment = ['Payment', 'Refund items or an amount', 'Refund the remaining ₹124.10']
  expect(offered({ status: 'delivered', refund: part })).toContainEqual(payment)
  expect(offered({ status: 'processing', refund: part })[1]).toContain('Cancel order and refund ₹124.10')
})

test('a parcel that the courier has is not announced again; one of the test courier is moved by hand', () => {
  const booked = { parcel: { trackingNumber: 'AWB1' } }
  expect(offered(booked)).toContainEqual(['Shipment', 'Ship with your own courier'])
  expect(offered(booked)[0]).toBe('Mark as shipped')
  expect(offered(booked, { isTestCourier: true })).toContainEqual([
    'Shipment',
    'Ship with your own courier',
    'Advance shipment (TEST)',
  ])
  expect(titles({ status: 'delivered' }, { isTestCourier: true })).not.toContain('Shipment')
})

test('who may send no money back is offered nothing that does', () => {
  const limited = { paysBack: false }
  expect(titles({ status: 'delivered' }, limited)).not.toContain('Payment')
  expect(offered({}, limited)).toContainEqual(['Status', 'Mark as shipped', 'Mark as delivered'])
  const failed = { state: 'failed', done: 0, open: 224.2 } as const
  expect(offered({ status: 'cancelled', refund: failed }, limited)[0]).toBeNull()
})

test('who carries a parcel that staff sent themselves is theirs to say until it is delivered', () => {
  const own = { isOwnCourier: true }
  const tracked = { parcel: { trackingNumber: 'EM1IN' } }
  expect(offered({ status: 'shipped' }, own)).toContainEqual(['Shipment', 'Add courier details'])
  expect(offered({ status: 'shipped', ...tracked }, own)).toContainEqual(['Shipment', 'Correct courier details'])
  expect(titles({ status: 'delivered', ...tracked }, own)).not.toContain('Shipment')
})

test('an order that staff ship is marked as shipped first, in one way, and no courier is booked or moved along for it', () => {
  const own = { isOwnDelivery: true }
  expect(offered({ status: 'processing' }, own)).toEqual([
    'Mark as shipped',
    ['Status', 'Mark as delivered', 'Cancel order and refund ₹224.20'],
    ['Email to the customer', 'Resend “Order placed”'],
    ['Payment', 'Refund items or an amount'],
  ])
  const shipped = { ...own, isOwnCourier: true }
  expect(offered({ status: 'shipped' }, shipped)).toContainEqual(['Shipment', 'Add courier details'])
  const named = { status: 'shipped', parcel: { courierName: 'Our van' } } as const
  expect(offered(named, shipped)).toContainEqual(['Shipment', 'Correct courier details'])
})

test('what takes something away is grave, and what came back may be put into stock', () => {
  const confirmationsOf = (status: OrderStatus) =>
    actionsFor(anOrder({ status }), NONE)
      .groups.flatMap(({ actions }) => actions)
      .flatMap((action) => ('confirmation' in action ? action.confirmation : []))
  const grave = (status: OrderStatus) => confirmationsOf(status).filter(({ isDestructive }) => isDestructive)
  const answers = (status: OrderStatus) => grave(status).map(({ yes, keep }) => [yes, keep])
  expect(answers('processing')).toEqual([['Cancel order and refund ₹224.20', 'Keep order']])
  expect(answers('delivered')).toEqual([['Refund ₹224.20', 'Don’t refund']])
  const options = confirmationsOf('delivered').flatMap(({ option }) => option ?? [])
  expect(options).toEqual(['Put the items back in stock'])
})

test('a lost parcel is refunded, one on its way is not', () => {
  expect(offered({ status: 'shipped', deliveryStage: 'lost' })[0]).toBe('Refund ₹224.20')
  expect(titles({ status: 'shipped', deliveryStage: 'inTransit' })).not.toContain('Payment')
})

test('a parcel that staff sent is refunded when they say that it will not arrive, and they are asked', () => {
  const at = { ...NONE, isOwnCourier: true }
  expect(offered({ status: 'shipped' }, at)).toContainEqual(['Payment', 'Refund items or an amount', 'Refund ₹224.20'])
  const asked = (status: OrderStatus) =>
    actionsFor(anOrder({ status }), at)
      .groups.flatMap(({ actions }) => actions)
      .flatMap((action) => (action.step === 'refund' && 'confirmation' in action ? action.confirmation.text : []))
  expect(asked('shipped').join()).toContain('are you sure it won’t arrive?')
  expect(asked('delivered').join()).not.toContain('arrive')
})

test('what the courier brought back is put into stock by hand', () => {
  expect(offered({ status: 'returned' }, { mayRestock: true })[0]).toBe('Put back in stock')
})

test('while the courier is asked to stop a parcel, staff can only ask again', () => {
  const pending = { allowCancel: false, deliveryStage: 'cancelRequested' } as const
  expect(offered(pending)).toEqual([
    null,
    ['Status', 'Cancel order and refund ₹224.20'],
    ['Email to the customer', 'Resend “Order placed”'],
  ])
})

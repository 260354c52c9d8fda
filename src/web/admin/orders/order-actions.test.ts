import { expect, test } from 'vitest'
import type { RefundState } from '#contract/orders/order-refund.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { anOrder } from '#tests/support/orders.ts'
import { actionsFor } from './order-actions.ts'

const offered = (over: Parameters<typeof anOrder>[0], isTestCourier = false, mayRestock = false) =>
  actionsFor(anOrder(over), { isTestCourier, mayRestock, paysBack: true }).map(({ title, actions }) => [
    title,
    ...actions.map(({ text }) => text),
  ])

test.each<[OrderStatus, string[][]]>([
  [
    'processing',
    [
      ['Status', 'Mark as shipped', 'Mark as delivered', 'Cancel order and refund ₹224.20'],
      ['Shipment', 'Book courier again'],
      ['Email to the customer', 'Resend “Order placed”'],
    ],
  ],
  [
    'shipped',
    [
      ['Status', 'Mark as delivered', 'Mark as returned'],
      ['Email to the customer', 'Resend “Order placed”', 'Resend “Order shipped”'],
    ],
  ],
  [
    'delivered',
    [
      ['Status', 'Mark as returned'],
      ['Email to the customer', 'Resend “Order placed”', 'Resend “Order shipped”', 'Resend “Order delivered”'],
      ['Payment', 'Refund ₹224.20'],
    ],
  ],
])('with an order that is %s staff can do what fits it', (status, groups) => {
  expect(offered({ status })).toEqual(groups)
})

test('a refund that failed is tried again, one that is under way or done is left alone', () => {
  const refund = (state: RefundState, done: number, open: number) =>
    offered({ status: 'cancelled', customer: { email: '' }, refund: { state, done, open } })
  expect(refund('failed', 0, 224.2)).toEqual([['Payment', 'Retry refund']])
  expect(refund('failed', 100, 124.2)).toEqual([['Payment', 'Retry refund']])
  for (const state of ['due', 'requested'] as const) expect(refund(state, 0, 224.2), state).toEqual([])
  expect(refund('done', 224.2, 0)).toEqual([])
})

test('what is left after a part went back can be refunded', () => {
  const part = { state: 'done', done: 100.1, open: 0 } as const
  expect(offered({ status: 'delivered', refund: part })).toContainEqual(['Payment', 'Refund the remaining ₹124.10'])
  const processing = offered({ status: 'processing', refund: part })
  expect(processing.map(([title]) => title)).not.toContain('Payment')
  expect(processing[0]).toContain('Cancel order and refund ₹124.10')
})

test('a parcel that the courier has is not announced again; one of the test courier is moved by hand', () => {
  expect(offered({ parcel: { trackingNumber: 'AWB1' } }).map(([title]) => title)).not.toContain('Shipment')
  expect(offered({ parcel: { trackingNumber: 'AWB1' } }, true)).toContainEqual(['Shipment', 'Advance shipment (TEST)'])
  expect(offered({ status: 'delivered' }, true).map(([title]) => title)).not.toContain('Shipment')
})

test('what takes something away is grave, and what came back may be put into stock', () => {
  const none = { isTestCourier: false, mayRestock: false, paysBack: true }
  const confirmationsOf = (status: OrderStatus) =>
    actionsFor(anOrder({ status }), none).flatMap(({ actions }) => actions.map(({ confirmation }) => confirmation))
  const grave = (status: OrderStatus) => confirmationsOf(status).filter(({ isDestructive }) => isDestructive)
  const answers = (status: OrderStatus) => grave(status).map(({ yes, keep }) => [yes, keep])
  expect(answers('processing')).toEqual([['Cancel order and refund ₹224.20', 'Keep order']])
  expect(answers('delivered')).toEqual([['Refund ₹224.20', 'Don’t refund']])
  const options = confirmationsOf('delivered').flatMap(({ option }) => option ?? [])
  expect(options).toEqual(['Put the items back in stock'])
})

test('a lost parcel is refunded, one on its way is not', () => {
  expect(offered({ status: 'shipped', deliveryStatus: 'Lost by the courier' })).toContainEqual([
    'Payment',
    'Refund ₹224.20',
  ])
  expect(offered({ status: 'shipped', deliveryStatus: 'In transit' }).map(([title]) => title)).not.toContain('Payment')
})

test('what the courier brought back is put into stock by hand', () => {
  expect(offered({ status: 'returned' }, false, true)).toContainEqual(['Stock', 'Put back in stock'])
})

test('while the courier is asked to stop a parcel, staff can only ask again', () => {
  const pending = { allowCancel: false, deliveryStatus: 'Cancellation requested' }
  expect(offered(pending)).toEqual([
    ['Status', 'Cancel order and refund ₹224.20'],
    ['Email to the customer', 'Resend “Order placed”'],
  ])
})

test.each<OrderStatus>(['processing', 'delivered', 'returned'])(
  'who may not send money back is offered nothing that would, for an order that is %s',
  (status) => {
    const packing = { isTestCourier: false, mayRestock: false, paysBack: false }
    const texts = actionsFor(anOrder({ status }), packing).flatMap(({ actions }) => actions.map(({ text }) => text))
    expect(texts.filter((text) => /refund|cancel order/i.test(text))).toEqual([])
  },
)

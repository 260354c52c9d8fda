import { expect, test } from 'vitest'
import { anOrder } from '#tests/support/orders.ts'
import { actionsFor } from './order-actions.ts'

const offered = (over: Parameters<typeof anOrder>[0], isTestCourier = false) =>
  actionsFor(anOrder(over), isTestCourier).map(({ title, actions }) => [title, ...actions.map(({ text }) => text)])

test.each([
  [
    'Processing',
    [
      ['Status', 'Mark as shipped', 'Mark as delivered', 'Mark as returned', 'Cancel order'],
      ['Shipment', 'Retry shipment'],
      ['Mail to the buyer', 'Resend “Order placed”'],
      ['Payment', 'Refund ₹224.20'],
    ],
  ],
  [
    'Shipped',
    [
      ['Status', 'Mark as delivered', 'Mark as returned'],
      ['Mail to the buyer', 'Resend “Order placed”', 'Resend “Order shipped”'],
      ['Payment', 'Refund ₹224.20'],
    ],
  ],
  [
    'Delivered',
    [
      ['Status', 'Mark as returned'],
      ['Mail to the buyer', 'Resend “Order placed”', 'Resend “Order shipped”', 'Resend “Order delivered”'],
      ['Payment', 'Refund ₹224.20'],
    ],
  ],
])('with an order that is %s staff can do what fits it', (status, groups) => {
  expect(offered({ status })).toEqual(groups)
})

test('a cancelled order offers its mail, and another try at its refund until that is done', () => {
  const cancelled = { status: 'Cancelled', payment_status: 'Refund on its way' }
  expect(offered(cancelled)).toEqual([
    ['Mail to the buyer', 'Resend “Order cancelled”'],
    ['Payment', 'Ask for the refund again'],
  ])
  expect(offered({ ...cancelled, payment_status: 'Refunded', customer_email: '' })).toEqual([])
})

test('a parcel that the courier has is not announced again; one of the test courier is moved by hand', () => {
  expect(offered({ last_mile_awb: 'AWB1' }).map(([title]) => title)).not.toContain('Shipment')
  expect(offered({ last_mile_awb: 'AWB1' }, true)).toContainEqual(['Shipment', 'Advance shipment (TEST)'])
  expect(offered({ status: 'Delivered' }, true).map(([title]) => title)).not.toContain('Shipment')
})

test('what takes something away is grave; a refund says that the order goes on', () => {
  const confirmations = actionsFor(anOrder(), false).flatMap(({ actions }) =>
    actions.map(({ confirmation }) => confirmation),
  )
  expect(confirmations.filter(({ isDestructive }) => isDestructive).map(({ yes }) => yes)).toEqual([
    'Yes, cancel it',
    'Refund',
  ])
  expect(confirmations.at(-1)?.text).toContain('cancel it instead')
})

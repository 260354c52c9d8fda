import { expect, test } from 'vitest'
import { type OrderRefusal, refusalOf } from './order-states.ts'
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts'

type Act = Parameters<typeof refusalOf>[1]
type Answers = Record<OrderStatus, OrderRefusal | 'yes'>
const all = (answer: OrderRefusal | 'yes', over: Partial<Answers> = {}) =>
  ({ processing: answer, shipped: answer, delivered: answer, cancelled: answer, returned: answer, ...over }) as Answers

const CASES: [Parameters<typeof refusalOf>[2], Act, Answers][] = [
  ['courier', 'processing', all('wrongWay')],
  ['courier', 'shipped', all('wrongWay', { processing: 'yes' })],
  ['courier', 'delivered', all('wrongWay', { processing: 'yes', shipped: 'yes' })],
  ['courier', 'returned', all('wrongWay', { processing: 'yes', shipped: 'yes', delivered: 'yes' })],
  ['courier', 'cancelled', all('wrongWay')],
  ['staff', 'processing', all('wrongWay')],
  ['staff', 'shipped', all('wrongWay', { processing: 'yes' })],
  ['staff', 'delivered', all('wrongWay', { processing: 'yes', shipped: 'yes' })],
  ['staff', 'returned', all('wrongWay', { shipped: 'yes', delivered: 'yes' })],
  ['staff', 'cancelled', all('wrongWay', { processing: 'yes' })],
  ['staff', 'refund', all('yes', { shipped: 'parcelMoves' })],
  ['customer', 'cancelled', all('alreadyShipped', { processing: 'yes', cancelled: 'alreadyCancelled' })],
  ['customer', 'delivered', all('alreadyShipped')],
]

test.each(CASES)('%s, %s: from each status', (by, act, answers) => {
  for (const status of ORDER_STATUSES) {
    const refusal = refusalOf({ status, isBeingCancelled: false, isNotArriving: false }, act, by)
    expect(refusal ?? 'yes', status).toBe(answers[status])
  }
})

test('while its courier is asked to stop it staff wait, unless they cancel too; the courier goes on', () => {
  const order = { status: 'processing', isBeingCancelled: true } as const
  for (const act of ['shipped', 'delivered', 'refund'] as const)
    expect(refusalOf(order, act, 'staff'), act).toBe('cancelPending')
  expect(refusalOf(order, 'cancelled', 'staff')).toBeUndefined()
  expect(refusalOf(order, 'shipped', 'courier')).toBeUndefined()
  expect(refusalOf({ ...order, status: 'shipped' }, 'delivered', 'staff'), 'too late to stop it').toBeUndefined()
})

test('what will not arrive is refunded on the way', () => {
  expect(
    refusalOf({ status: 'shipped', isBeingCancelled: false, isNotArriving: true }, 'refund', 'staff'),
  ).toBeUndefined()
})

import { expect, test } from 'vitest'
import { type OrderRefund, paymentText, type RefundState, refundOf } from './order-refund.ts'

type Parts = [RefundState, number][]
test.each<[string, Parts, OrderRefund | null]>([
  ['nothing', [], null],
  ['one that is due', [['due', 118]], { state: 'due', done: 0, open: 118 }],
  ['one with the provider', [['requested', 118]], { state: 'requested', done: 0, open: 118 }],
  ['one that is done', [['done', 118]], { state: 'done', done: 118, open: 0 }],
  ['one that failed', [['failed', 118]], { state: 'failed', done: 0, open: 118 }],
  [
    'two parts done',
    [
      ['done', 40.1],
      ['done', 77.2],
    ],
    { state: 'done', done: 117.3, open: 0 },
  ],
  [
    'a part done and the rest on its way',
    [
      ['done', 40],
      ['requested', 78],
    ],
    { state: 'requested', done: 40, open: 78 },
  ],
  [
    'a failure among others',
    [
      ['requested', 40],
      ['failed', 70],
      ['due', 8],
    ],
    { state: 'failed', done: 0, open: 118 },
  ],
])('%s', (_, parts, refund) => {
  expect(refundOf(parts.map(([state, amount]) => ({ state, amount })))).toEqual(refund)
})

test.each<[OrderRefund | null, string]>([
  [null, 'Paid'],
  [{ state: 'due', done: 0, open: 118 }, 'Refund due'],
  [{ state: 'requested', done: 0, open: 118 }, 'Refund on its way'],
  [{ state: 'failed', done: 40, open: 78 }, 'Refund delayed'],
  [{ state: 'done', done: 40, open: 0 }, 'Partly refunded'],
  [{ state: 'done', done: 118, open: 0 }, 'Refunded'],
])('%o is %s', (refund, text) => {
  expect(paymentText(refund, 118)).toBe(text)
})

import { expect, test } from 'vitest'
import { type OrderRefund, paymentText, type RefundStatus, refundOf } from './order-refund.ts'

type Parts = [RefundStatus, number][]
test.each<[string, Parts, OrderRefund | null]>([
  ['nothing', [], null],
  ['one that is due', [['due', 118_00]], { state: 'due', done: 0, open: 118 }],
  ['one with the provider', [['requested', 118_00]], { state: 'requested', done: 0, open: 118 }],
  ['one that is done', [['processed', 118_00]], { state: 'done', done: 118, open: 0 }],
  ['one that failed', [['failed', 118_00]], { state: 'failed', done: 0, open: 118 }],
  [
    'two parts done',
    [
      ['processed', 40_10],
      ['processed', 77_20],
    ],
    { state: 'done', done: 117.3, open: 0 },
  ],
  [
    'a part done and the rest on its way',
    [
      ['processed', 40_00],
      ['requested', 78_00],
    ],
    { state: 'requested', done: 40, open: 78 },
  ],
  [
    'a failure among others',
    [
      ['requested', 40_00],
      ['failed', 70_00],
      ['due', 8_00],
    ],
    { state: 'failed', done: 0, open: 118 },
  ],
])('%s', (_, parts, refund) => {
  expect(refundOf(parts.map(([status, paise]) => ({ status, paise })))).toEqual(refund)
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

import { expect, test } from 'vitest'
import { type Heard, kindOf, recoveryMs, shareOf } from './recorder.ts'

const FAULT_AT = 1_000
const heard = (...answers: [at: number, isError: boolean][]): Heard[] =>
  answers.map(([at, isError]) => ({ at, ms: 10, kind: 'reads', status: isError ? 503 : 200 }))

test('the share of errors counts what was heard in its stretch of time', () => {
  const all = heard([500, true], [1_000, false], [1_500, true], [2_000, true])
  expect(shareOf(all, { from: 1_000, to: 2_000 })).toEqual({
    answers: 2,
    errors: 1,
    percent: 50,
    byStatus: ['1 × 503'],
    slowestMs: 10,
  })
  expect(shareOf(all, { from: 3_000, to: 4_000 })).toEqual({
    answers: 0,
    errors: 0,
    percent: 0,
    byStatus: [],
    slowestMs: 0,
  })
})

test('a fault is over with the first good answer after the last error before five quiet seconds', () => {
  expect(recoveryMs(heard([900, true], [1_200, false]), FAULT_AT)).toBe(0)
  expect(recoveryMs(heard([1_100, true], [1_200, false], [1_400, true], [1_500, false]), FAULT_AT)).toBe(500)
  expect(recoveryMs(heard([1_100, true], [1_200, false], [9_000, true], [9_100, false]), FAULT_AT)).toBe(200)
  expect(recoveryMs(heard([1_100, true]), FAULT_AT)).toBeUndefined()
})

test('calls are told apart by what they are for', () => {
  expect(kindOf('GET /product/…')).toBe('reads')
  expect(kindOf('POST /api/v2/cart/set')).toBe('writes')
  expect(kindOf('POST /api/v2/payments/paymentcallback')).toBe('orders')
})

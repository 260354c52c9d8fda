import { expect, test } from 'vitest'
import { leftOf, nextRefundStatus, refundedOf, refundKey, refundTold } from './refund-rules.ts'
import type { Refund } from './refunds.store.ts'

type Told = Parameters<typeof refundTold>[1]
const due = { status: 'due', providerId: null, amountPaise: 100 } as const
const sent = { status: 'requested', providerId: 'r1', amountPaise: 100 } as const
const done = { status: 'processed', providerId: 'r1', amountPaise: 100 } as const
const failed = { status: 'failed', providerId: 'r1', amountPaise: 100 } as const
const told = (status: Told['status'], id = 'r1', amountPaise = 100): Told => ({ id, status, amountPaise })

test('a repeated request has the key of the first; a new one after a no has its own', () => {
  expect(refundKey({ id: 'a', attempt: 1 })).toBe('a')
  expect(refundKey({ id: 'a', attempt: 2 })).toBe('a-2')
})

test('what is left is what nobody has asked for, what is back is what was paid out', () => {
  const parts = [
    { ...done, amountPaise: 40 },
    { ...sent, amountPaise: 25 },
    { ...failed, amountPaise: 5 },
  ]
  expect([leftOf(100, parts), leftOf(100, [])]).toEqual([30, 100])
  expect([refundedOf(parts), refundedOf([])]).toEqual([40, 0])
})

type Known = Pick<Refund, 'status' | 'providerId' | 'amountPaise'>
test.each<[string, Known[], Told, number | undefined]>([
  ['the one of its id', [due, sent], told('processed'), 1],
  ['the one of its id, though the amount differs', [sent], told('processed', 'r1', 7), 0],
  ['one that waits for the answer', [due], told('pending', 'r2'), 0],
  ['one that failed before and was made in the dashboard', [failed], told('processed', 'r2'), 0],
  ['none of another amount', [due], told('processed', 'r2', 40), undefined],
  ['none that has its own already', [sent], told('processed', 'r2'), undefined],
  ['none that is done', [done], told('processed', 'r2'), undefined],
  ['none when it failed and we never knew of it', [due], told('failed', 'r2'), undefined],
  ['none of none', [], told('processed'), undefined],
])('the provider speaks of %s', (_, known, news, place) => {
  expect(refundTold(known, news)).toBe(place === undefined ? undefined : known[place])
})

test.each<[string, Known, Told, string | undefined]>([
  ['due, taken', due, told('pending'), 'requested'],
  ['due, done at once', due, told('processed'), 'processed'],
  ['due, failed at once', due, told('failed'), 'failed'],
  ['requested, still pending', sent, told('pending'), undefined],
  ['requested, done', sent, told('processed'), 'processed'],
  ['requested, failed', sent, told('failed'), 'failed'],
  ['done, whatever comes late', done, told('pending'), undefined],
  ['done, said to have failed', done, told('failed'), undefined],
  ['failed, old news of the same', failed, told('pending'), undefined],
  ['failed, done after all', failed, told('processed'), 'processed'],
  ['failed, another one was taken', failed, told('pending', 'r2'), 'requested'],
  ['failed, failed again', failed, told('failed'), undefined],
])('%s', (_, known, news, next) => {
  expect(nextRefundStatus(known, news)).toBe(next)
})

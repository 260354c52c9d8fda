import { expect, test } from 'vitest'
import { heldSinceOf, holdEnd, holdExpiry } from './hold.ts'

const minute = (minutes: number) => new Date(Date.parse('2026-11-16T10:00:00Z') + minutes * 60_000)

test.each([
  [0, 15],
  [10, 25],
  [15, 30],
  [29, 30],
  [31, 30],
])('a hold that began at minute 0 and is renewed at minute %d runs out at minute %d', (now, expiry) => {
  expect(holdExpiry(minute(0), minute(now))).toEqual(minute(expiry))
})

test.each([
  [15, 25],
  [20, 30],
  [25, 30],
  [30, 30],
])('one that runs out at minute %d is over at minute %d at the latest', (expiresAt, end) => {
  expect(holdEnd({ heldSince: minute(0), expiresAt: minute(expiresAt) })).toEqual(minute(end))
})

test.each([
  ['nothing was held', [], 20],
  ['other products were held', [{ from: 5, productIds: ['ink'] }], 20],
  ['one of them was held', [{ from: 5, productIds: ['ink', 'pen'] }], 5],
  [
    'two drafts held it',
    [
      { from: 9, productIds: ['pen'] },
      { from: 6, productIds: ['pen'] },
    ],
    6,
  ],
  ['its time is over', [{ from: -20, productIds: ['pen'] }], 20],
  ['the product is gone', [{ from: 5, productIds: [null] }], 20],
])('pieces taken over at minute 20, where %s, count from then on', (_, before, since) => {
  const holds = before.map(({ from, productIds }) => ({
    heldSince: minute(from),
    expiresAt: minute(from + 15),
    productIds,
  }))
  expect(heldSinceOf(['pen', null], holds, minute(20))).toEqual(minute(since))
})

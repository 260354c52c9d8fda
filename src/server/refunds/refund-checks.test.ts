import { expect, test } from 'vitest'
import { nextRefundCheck } from './refund-checks.ts'

const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000]
const taken = new Date('2026-11-16T10:00:00Z')
const after = (ms: number) => new Date(taken.getTime() + ms)

test('a refund is asked about ever more seldom, for three weeks', () => {
  const asked: number[] = []
  for (let at: Date | undefined = taken; at; at = nextRefundCheck(taken, at)) asked.push(at.getTime() - taken.getTime())
  const waits = asked.slice(1).map((at, place) => at - (asked[place] ?? 0))
  expect(waits[0]).toBe(10 * MINUTE)
  expect(asked.at(-1)).toBe(21 * DAY)
  expect(asked.length).toBeLessThan(15)
  expect(nextRefundCheck(taken, after(21 * DAY))).toBeUndefined()
})

test('a check that was missed is made up for by the next one', () => {
  expect(nextRefundCheck(taken, after(3 * DAY))).toEqual(after(4 * DAY))
})

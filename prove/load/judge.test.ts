import { describe, expect, test } from 'vitest'
import { backAfter, whyNotHeld } from './judge.ts'
import { type Answer, Tally } from './tally.ts'

const SOON: Answer = { kind: 'read', status: 200, retryAfter: false, isReady: false, refusal: undefined, ms: 10, at: 0 }
const LATE = { ...SOON, ms: 1_500 }

/** Ten seconds of a hundred reads each, and more. */
function after(...more: Answer[]) {
  const tally = new Tally()
  for (let at = 0; at < 10_000; at += 10) tally.add({ ...SOON, at })
  for (const answer of more) tally.add(answer)
  return { tally }
}

describe('a shop is back once it serves as it does when it holds a load', () => {
  test.each<[string, Answer[], number]>([
    ['at once', [], 0],
    ['one of a hundred is late, as at any time', [{ ...LATE, at: 8_005 }], 0],
    ['more of them are', [2_005, 2_015, 2_025].map((at) => ({ ...LATE, at })), 3.525],
    ['somebody is sent away', [{ ...SOON, status: 503, retryAfter: true, at: 4_000 }], 4.01],
    ['one who buys is late where few do', [{ ...SOON, kind: 'buy', ms: 2_500, at: 5_000 }], 7.5],
  ])('%s', (_, answers, seconds) => {
    expect(backAfter(after(...answers))).toBeCloseTo(seconds)
  })
})

describe('a rate is held while everybody is served, and all but one of a hundred soon', () => {
  // 17 visits a second read 102 times a second.
  const soFar = { rate: 17, wantedSeconds: 10, underWay: 3 }
  const late = (count: number): Answer[] => Array.from({ length: count }, () => LATE)
  test.each<[string, Answer[], object, string | undefined]>([
    ['as many as come are served', [], {}, undefined],
    ['ten of a thousand are late', late(10), {}, undefined],
    ['eleven are', late(11), {}, '11 slow to read'],
    ['one is sent away', [{ ...SOON, status: 503, refusal: 'Busy' }], {}, '503 to read: Busy'],
    ['visits pile up', [], { underWay: 90 }, '90 visits under way'],
  ])('%s', (_, answers, changes, why) => {
    expect(whyNotHeld({ ...soFar, ...after(...answers), ...changes })).toBe(why)
  })
})

import { describe, expect, test } from 'vitest'
import { backAfter } from './judge.ts'
import { type Answer, Tally } from './tally.ts'

const SOON: Answer = { kind: 'read', status: 200, retryAfter: false, isReady: false, refusal: undefined, ms: 10, at: 0 }
const LATE = { ...SOON, ms: 1_500 }

/** Ten seconds of a hundred answers each, and more. */
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

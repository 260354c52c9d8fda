import { describe, expect, test } from 'vitest'
import { stepAt, stepOfCode, totpCode } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

describe('the examples of RFC 6238, appendix B', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('%i s after 1970: %s', (seconds, code) => {
    const step = stepAt(new Date(seconds * 1000))
    expect(totpCode(SECRET, step, 8)).toBe(code)
    expect(totpCode(SECRET, step)).toBe(code.slice(2))
  })
})

describe('a code is good for its half minute, the one before and the one after', () => {
  const now = new Date('2026-11-16T10:00:10Z')
  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i half minutes away: %s', (away, isGood) => {
    const step = stepAt(now) + away
    expect(stepOfCode(SECRET, totpCode(SECRET, step), now)).toBe(isGood ? step : undefined)
  })

  test.each(['', '1', '1234567', 'abcdef'])('“%s” is none', (code) => {
    expect(stepOfCode(SECRET, code, now)).toBeUndefined()
  })
})

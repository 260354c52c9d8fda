import { expect, test } from 'vitest'
import { isProofFresh } from './assert-proven.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

test.each([
  [0, true],
  [14.9, true],
  [15, false],
  [720, false],
])('a password shown %d minutes ago is proof enough: %s', (minutes, isFresh) => {
  expect(isProofFresh(minutesAgo(minutes), NOW)).toBe(isFresh)
})

test('one that was never shown is not', () => {
  expect(isProofFresh(undefined, NOW)).toBe(false)
})

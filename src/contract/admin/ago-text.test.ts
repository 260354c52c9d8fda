import { expect, test } from 'vitest'
import { agoText } from './ago-text.ts'

const now = new Date('2026-11-16T12:00:00Z')

test.each([
  ['2026-11-16T12:00:05Z', 'just now'],
  ['2026-11-16T11:59:30Z', 'just now'],
  ['2026-11-16T11:59:00Z', '1 minute ago'],
  ['2026-11-16T10:30:00Z', '1 hour ago'],
  ['2026-11-15T11:00:00Z', '25 hours ago'],
  ['2026-11-14T11:00:00Z', '2 days ago'],
])('%s is %s', (at, text) => {
  expect(agoText(at, now)).toBe(text)
})

import { expect, test } from 'vitest'
import { dayText, momentText } from './india-time.ts'

test('day and time are those of India', () => {
  expect(dayText('2026-11-15T18:45:00.000Z')).toBe('16 Nov 2026')
  expect(momentText('2026-11-15T18:45:00.000Z')).toMatch(/^16 Nov 2026, 12:15\sam$/)
})

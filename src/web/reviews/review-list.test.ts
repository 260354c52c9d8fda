import { expect, test } from 'vitest'
import { reviewDate } from './review-list.tsx'

test.each([
  ['2026-11-05T10:00:00.000Z', '5/11/2026'],
  ['2026-11-14T18:29:59.999Z', '14/11/2026'],
  ['2026-11-14T18:30:00.000Z', '15/11/2026'],
  ['2025-12-31T23:00:00.000Z', '1/1/2026'],
])('[PDP-06] %s is shown as %s, the day in India', (createdAt, shown) => {
  expect(reviewDate(createdAt)).toBe(shown)
})

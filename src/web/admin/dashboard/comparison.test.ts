import { expect, test } from 'vitest'
import { comparisonOf } from './comparison.ts'

test.each([
  [112, 100, 'Up 12% on the previous 7 days', 'good'],
  [88, 100, 'Down 12% on the previous 7 days', 'bad'],
  [1_000.4, 1_000, 'Up 1% on the previous 7 days', 'good'],
  [900, 100, '9× the previous 7 days', 'good'],
  [5, 0, 'None in the previous 7 days', 'good'],
  [0, 5, 'Down 100% on the previous 7 days', 'bad'],
  [5, 5, 'Same as the previous 7 days', 'plain'],
  [0, 0, 'None in the previous 7 days either', 'plain'],
])('%i after %i: %s', (now, before, text, tone) => {
  expect(comparisonOf({ now, before }, 7, 'more')).toMatchObject({ text, tone })
})

test('fewer cancelled orders are good news', () => {
  expect(comparisonOf({ now: 1, before: 2 }, 30, 'fewer')).toMatchObject({ tone: 'good', direction: 'down' })
})

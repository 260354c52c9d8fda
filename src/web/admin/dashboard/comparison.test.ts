import { expect, test } from 'vitest'
import { comparisonOf } from './comparison.ts'

test.each([
  [112, 100, '12% more than the 7 days before', 'good'],
  [88, 100, '12% less than the 7 days before', 'bad'],
  [1_000.4, 1_000, '1% more than the 7 days before', 'good'],
  [900, 100, '9 times as much as the 7 days before', 'good'],
  [5, 0, 'None in the 7 days before', 'good'],
  [0, 5, '100% less than the 7 days before', 'bad'],
  [5, 5, 'As in the 7 days before', 'plain'],
  [0, 0, 'None in the 7 days before either', 'plain'],
])('%i after %i: %s', (now, before, text, tone) => {
  expect(comparisonOf({ now, before }, 7, 'more')).toMatchObject({ text, tone })
})

test('fewer cancelled orders are good news', () => {
  expect(comparisonOf({ now: 1, before: 2 }, 30, 'fewer')).toMatchObject({ tone: 'good', direction: 'down' })
})

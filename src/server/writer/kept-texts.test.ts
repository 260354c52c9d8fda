import { expect, test } from 'vitest'
import { keptTexts } from './kept-texts.ts'

test('keeps the texts that were used last, and no more than it may', () => {
  const kept = keptTexts(2)
  kept.set('pen', 'A pen')
  kept.set('book', 'A book')
  expect(kept.get('pen')).toBe('A pen')
  kept.set('tape', 'A tape')
  expect([kept.get('pen'), kept.get('book'), kept.get('tape')]).toEqual(['A pen', undefined, 'A tape'])
})

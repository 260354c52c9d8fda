import { expect, test } from 'vitest'
import { createTextCache } from './text-cache.ts'

test('keeps the texts that were used last, and no more than it may', () => {
  const cache = createTextCache(2)
  cache.set('pen', 'A pen')
  cache.set('book', 'A book')
  expect(cache.get('pen')).toBe('A pen')
  cache.set('tape', 'A tape')
  expect([cache.get('pen'), cache.get('book'), cache.get('tape')]).toEqual(['A pen', undefined, 'A tape'])
})

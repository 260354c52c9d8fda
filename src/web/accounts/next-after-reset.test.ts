import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { keepNext, takeNext } from './next-after-reset.ts'

const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage({}) })
})

test('the page is gone on to once, and no longer than the link works', () => {
  keepNext('/BuyProduct', 0)
  expect(takeNext(HOUR_MS - 1)).toBe('/BuyProduct')
  expect(takeNext(HOUR_MS - 1)).toBeNull()
  keepNext('/BuyProduct', 0)
  expect(takeNext(HOUR_MS)).toBeNull()
})

test('a later forgetting without a page forgets the earlier one', () => {
  keepNext('/BuyProduct', 0)
  keepNext(null, 1)
  expect(takeNext(2)).toBeNull()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { keepWish, takeWish } from './wish-after-login.ts'

const MINUTE_MS = 60_000
const storage = memoryStorage()
beforeEach(() => {
  storage.held.clear()
  vi.stubGlobal('window', { sessionStorage: storage })
})

test('[WISH-03] a wish waits for its product while its visitor logs in, and is taken once', () => {
  keepWish('pen')
  expect(takeWish('book')).toBe(false)
  expect(takeWish('pen')).toBe(true)
  expect(takeWish('pen')).toBe(false)
})

test('a wish of long ago is forgotten', () => {
  keepWish('pen', 0)
  expect(takeWish('pen', 20 * MINUTE_MS)).toBe(false)
})

test.each(['', 'null', '"pen"', '{"productId":"pen"}'])('%s is no wish', (text) => {
  storage.setItem('wishAfterLogin', text)
  expect(takeWish('pen')).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { codeSent, forgetPending, keepPending, pendingUserId, secondsUntilResend } from './pending-registration.ts'

const NOW = 1_800_000_000_000
const storage = memoryStorage()

beforeEach(() => vi.stubGlobal('window', { localStorage: storage }))
afterEach(() => {
  storage.held.clear()
  vi.unstubAllGlobals()
})

test('[ACC-01] [ACC-02] registration keeps the user id, verification removes it', () => {
  keepPending('opaque-id', NOW)
  expect(storage.held.get('userId')).toBe('opaque-id')
  expect(pendingUserId()).toBe('opaque-id')
  forgetPending()
  expect(storage.held.size).toBe(0)
  expect(pendingUserId()).toBeUndefined()
})

test.each([
  [0, 60],
  [400, 60],
  [59_001, 1],
  [60_000, 0],
  [-5_000, 0],
])('%d ms after a code went out, another one takes %d seconds', (passed, seconds) => {
  keepPending('opaque-id', NOW)
  expect(secondsUntilResend(NOW + passed)).toBe(seconds)
})

test('another code can be asked for at once when nobody knows of an earlier one', () => {
  keepPending('opaque-id')
  expect(secondsUntilResend(NOW)).toBe(0)
  codeSent(NOW)
  expect(secondsUntilResend(NOW)).toBe(60)
})

import { afterEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/user.ts'
import { brokenStorage, memoryStorage } from '#tests/support/memory-storage.ts'
import { forgetUser, keepUser, sessionUser, watchUser } from './session-user.ts'

const ASHA: User = {
  _id: '1',
  username: 'asha',
  fullName: 'Asha Verma',
  email: 'asha@example.in',
  avatar: null,
  coverImage: null,
  role: 'customer',
}

const withStorage = (localStorage: object) =>
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))

afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

test('[STATE-04] login keeps the details in local storage, logout clears them, and both are told', () => {
  const storage = memoryStorage()
  withStorage(storage)
  const tell = vi.fn()
  const stop = watchUser(tell)
  keepUser(ASHA)
  expect(JSON.parse(storage.held.get('user') ?? '')).toEqual(ASHA)
  expect(sessionUser()).toEqual(ASHA)
  expect(sessionUser(), 'the same object while nothing changes').toBe(sessionUser())
  forgetUser()
  expect(storage.held.has('user')).toBe(false)
  expect(sessionUser()).toBeNull()
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
})

test('[STATE-04] [SELL-04] the details of a seller are kept as such, until they log out or somebody else logs in', () => {
  const storage = memoryStorage()
  withStorage(storage)
  const seller: User = { ...ASHA, role: 'seller', approved: false, gstNumber: '27AAPFU0939F1ZV' }
  keepUser(seller)
  expect(JSON.parse(storage.held.get('seller') ?? '')).toEqual(seller)
  keepUser(ASHA)
  expect(storage.held.has('seller')).toBe(false)
  keepUser(seller)
  forgetUser()
  expect(storage.held.has('seller')).toBe(false)
})

test('[STATE-04] another tab that logs out is followed', () => {
  const storage = memoryStorage({ user: JSON.stringify(ASHA) })
  withStorage(storage)
  expect(sessionUser()).toEqual(ASHA)
  storage.removeItem('user')
  expect(sessionUser()).toBeNull()
})

test.each([
  ['broken JSON', '{"_id":'],
  ['null', 'null'],
  ['something else', '"asha"'],
  ['an unknown role', JSON.stringify({ ...ASHA, role: 'king' })],
  ['an avatar that is no address', JSON.stringify({ ...ASHA, avatar: 7 })],
])('[STATE-04] nobody is logged in while storage holds %s', (_, user) => {
  withStorage(memoryStorage({ user }))
  expect(sessionUser()).toBeNull()
})

test('[STATE-04] where storage is forbidden the user lasts as long as the page', () => {
  withStorage(brokenStorage())
  keepUser(ASHA)
  expect(sessionUser()).toEqual(ASHA)
  forgetUser()
  expect(sessionUser()).toBeNull()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const calls = vi.hoisted(() => ({ fetchWished: vi.fn(), sendWish: vi.fn() }))
vi.mock('./wishlist-calls.ts', () => calls)

const ASHA = { _id: 'asha', username: 'asha', fullName: 'Asha', email: 'a@b.in', avatar: null, role: 'customer' }

/** As a page that was just opened by somebody who is logged in. */
async function freshPage() {
  vi.resetModules()
  vi.resetAllMocks()
  const localStorage = memoryStorage({ user: JSON.stringify(ASHA) })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  const { forgetUser } = await import('#web/accounts/session-user.ts')
  return { ...(await import('./wished.ts')), forgetUser }
}
let page: Awaited<ReturnType<typeof freshPage>>

beforeEach(async () => {
  page = await freshPage()
})

test('[WISH-03] all hearts of a page ask once', async () => {
  calls.fetchWished.mockResolvedValue(['pen'])
  await Promise.all([page.loadWished('asha'), page.loadWished('asha')])
  await page.loadWished('asha')
  expect(calls.fetchWished).toHaveBeenCalledTimes(1)
  expect([page.isWished('pen'), page.isWished('book')]).toEqual([true, false])
})

test('[WISH-03] a wish shows at once and is taken back when the shop refuses', async () => {
  calls.fetchWished.mockResolvedValue([])
  await page.loadWished('asha')
  const answer = Promise.withResolvers<void>()
  calls.sendWish.mockReturnValue(answer.promise)
  const told = vi.fn()
  page.watchWished(told)
  const wishing = page.wish('pen', true)
  await vi.waitFor(() => expect(page.isWished('pen')).toBe(true))
  expect(told).toHaveBeenCalled()
  answer.reject(new Failure(requestFailures.overloaded))
  expect(await wishing).toBe(requestFailures.overloaded.text)
  expect(page.isWished('pen')).toBe(false)
})

test('a wishlist that could not be had is asked for again, and a heart is never filled by guessing', async () => {
  calls.fetchWished.mockRejectedValueOnce(new Failure(requestFailures.overloaded)).mockRejectedValueOnce(new Error('x'))
  await page.loadWished('asha')
  calls.fetchWished.mockResolvedValue(['book', 'pen'])
  expect(await page.wish('pen', true)).toBeUndefined()
  expect([page.isWished('pen'), page.isWished('book')]).toEqual([true, true])
})

test('what one person wished for is not shown to the next', async () => {
  calls.fetchWished.mockResolvedValue(['pen'])
  await page.loadWished('asha')
  page.forgetUser()
  expect(page.isWished('pen')).toBe(false)
  expect(await page.wish('pen', true)).toBe(requestFailures.notSignedIn.text)
  expect(calls.sendWish).not.toHaveBeenCalled()
})

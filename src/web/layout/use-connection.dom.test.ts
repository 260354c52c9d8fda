import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { useConnection } from './use-connection.ts'

const shop = vi.fn<typeof fetch>()
const onBack = vi.fn()
const answers = async () => new Response()
const away = async () => Promise.reject(new TypeError('Failed to fetch'))
let isOnline = true

let page: Awaited<ReturnType<typeof render>>
const render = () => renderHook(useConnection, onBack)
async function open() {
  page = await render()
  return page
}

async function go(online: boolean) {
  isOnline = online
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  await settle()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', shop.mockReset().mockImplementation(answers))
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  onBack.mockReset()
  isOnline = true
})
afterEach(async () => {
  await page.unmount()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As the service worker marks a page that it had kept. */
const openedAsSaved = (at: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ serverTiming: [{ name: 'saved', description: at }] }] as unknown as PerformanceEntryList)

test('a page that is online asks nobody', async () => {
  const { latest } = await open()
  expect(latest()).toEqual({ isOnline: true, isOutOfReach: false, savedAt: undefined })
  expect(shop).not.toHaveBeenCalled()
})

test('back online it is told once, when the shop really answers', async () => {
  const { latest } = await open()
  await go(false)
  expect(latest().isOnline).toBe(false)
  shop.mockImplementationOnce(away)
  await go(true)
  expect(onBack).not.toHaveBeenCalled()
  expect(latest()).toMatchObject({ isOnline: true, isOutOfReach: true })
  vi.advanceTimersByTime(15_000)
  await settle()
  expect(onBack.mock.calls).toEqual([[false]])
  expect(latest().isOutOfReach).toBe(false)
})

test('a saved copy says when it was saved, until the shop answers', async () => {
  openedAsSaved('2026-11-17T06:00:00.000Z')
  shop.mockImplementationOnce(away)
  const { latest } = await open()
  expect(latest()).toMatchObject({ isOutOfReach: true, savedAt: new Date('2026-11-17T06:00:00.000Z') })
  vi.advanceTimersByTime(15_000)
  await settle()
  expect(onBack.mock.calls).toEqual([[true]])
  expect(latest().savedAt).toBeUndefined()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAlive } from './keep-alive.ts'

const page = { hidden: false }
const ping = vi.fn<typeof fetch>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', ping.mockReset().mockRejectedValue(new TypeError('Failed to fetch')))
  page.hidden = false
  stop = keepAlive()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[API-30] the base address is pinged every 300,000 ms, whether it answers or not', async () => {
  await vi.advanceTimersByTimeAsync(299_999)
  expect(ping).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ping).toHaveBeenCalledExactlyOnceWith('/', { method: 'HEAD' })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ping).toHaveBeenCalledTimes(3)
})

test('[API-30] a page that is out of sight does not ping', async () => {
  page.hidden = true
  await vi.advanceTimersByTimeAsync(900_000)
  expect(ping).not.toHaveBeenCalled()
})

import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEASONS_TAG } from '#contract/seasons/seasons.endpoints.ts'
import { createPageCache } from '#server/platform/cache/page-cache.ts'
import { eachMidnight } from './each-midnight.ts'
import seasonsRoutes from './seasons.routes.ts'

const HOUR_MS = 3_600_000
/** Five minutes before midnight in India. */
const BEFORE_MIDNIGHT = new Date('2026-11-15T18:25:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE_MIDNIGHT, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

test('it calls when a day begins in India, every day, until it is stopped', () => {
  const begun: string[] = []
  const stop = eachMidnight(() => begun.push(new Date().toISOString()))
  vi.advanceTimersByTime(4 * 60_000)
  expect(begun).toEqual([])
  vi.advanceTimersByTime(25 * HOUR_MS)
  expect(begun).toEqual(['2026-11-15T18:30:00.000Z', '2026-11-16T18:30:00.000Z'])
  stop()
  vi.advanceTimersByTime(48 * HOUR_MS)
  expect(begun).toHaveLength(2)
})

test('a kept page that tells of a season does not outlive the day, in the shop or in a CDN', async () => {
  const purge = vi.fn()
  const pageCache = createPageCache()
  const app = fastify()
  app.decorate('endpoints', []).decorate('internalHandlers', new Map())
  app.decorate('pageCache', pageCache).decorate('cdn', { purge, headersFor: () => ({}), close: () => {} })
  await app.register(seasonsRoutes)
  const made = { status: 200, headers: {}, body: Buffer.from('Diwali gifts'), keep: true }
  await pageCache.render('/', async () => ({ ...made, tags: [SEASONS_TAG] }), { isRenewable: true })
  await pageCache.render('/shop', async () => ({ ...made, tags: ['list'] }), { isRenewable: true })

  vi.advanceTimersByTime(4 * 60_000)
  expect(pageCache.ready('/')).toBeDefined()
  vi.advanceTimersByTime(60_000)
  expect(pageCache.ready('/')).toBeUndefined()
  expect(pageCache.ready('/shop')).toBeDefined()
  expect(purge).toHaveBeenCalledExactlyOnceWith({ hard: [SEASONS_TAG], soft: [] })
  await app.close()
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { comeAgain } from './at-most.ts'
import { bodyIn, createPageCache, finish, type Rendered } from './page-cache.ts'

const html = (body: string, status = 200): Rendered => ({
  status,
  headers: {},
  body: Buffer.from(body),
  keep: status === 200,
})
const bodyOf = (page: { bodies: { identity: Buffer } } | undefined) => page?.bodies.identity.toString()

test('renders once, however many ask at the same time', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = async () => html(`render ${++renders}`)
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.render('/', render)))
  expect(pages.map(bodyOf)).toEqual(Array(50).fill('render 1'))
  expect(bodyOf(cache.ready('/'))).toBe('render 1')
})

test('a page of an older catalogue is not handed out', async () => {
  const cache = createPageCache()
  await cache.render('/', async () => html('old price'))
  cache.bump()
  expect(cache.ready('/')).toBeUndefined()
  await cache.render('/', async () => html('new price'))
  expect(bodyOf(cache.ready('/'))).toBe('new price')
})

test('a write that comes while a page is rendered makes that page old', async () => {
  const cache = createPageCache()
  await cache.render('/', async () => {
    cache.bump()
    return html('read before the write')
  })
  expect(cache.ready('/')).toBeUndefined()
})

test('whoever asks after a write is not joined to a render that began before it', async () => {
  const cache = createPageCache()
  const slow = Promise.withResolvers<Rendered>()
  const before = cache.render('/', () => slow.promise)
  cache.bump()
  const after = cache.render('/', async () => html('new'))
  slow.resolve(html('old'))
  expect([bodyOf(await before), bodyOf(await after)]).toEqual(['old', 'new'])
})

test('a render that finishes late does not push out a newer page', async () => {
  const cache = createPageCache()
  const slow = Promise.withResolvers<Rendered>()
  const before = cache.render('/', () => slow.promise)
  cache.bump()
  await cache.render('/', async () => html('new'))
  slow.resolve(html('old'))
  await before
  expect(bodyOf(cache.ready('/'))).toBe('new')
})

test('stays within its memory; the least recently used page goes first', async () => {
  const cache = createPageCache({ mostBytes: 5_000 })
  const noise = (seed: string) => html(Array.from({ length: 200 }, (_, at) => `${seed}${at * 7919}`).join(''))
  await cache.render('/a', async () => noise('a'))
  await cache.render('/b', async () => noise('b'))
  cache.ready('/a')
  await cache.render('/c', async () => noise('c'))
  expect(cache.size().bytes).toBeLessThanOrEqual(5_000)
  expect(cache.ready('/b')).toBeUndefined()
  expect(cache.ready('/c')).toBeDefined()
})

test('long addresses and the room that any page takes count as well', async () => {
  const cache = createPageCache({ mostBytes: 1_000_000 })
  for (let at = 0; at < 200; at += 1) await cache.render(`/${at}${'x'.repeat(15_000)}`, async () => html('tiny'))
  const long = cache.size()
  expect(long.bytes).toBeLessThanOrEqual(1_000_000)
  expect(long.pages).toBeLessThan(70)
  for (let at = 0; at < 2_000; at += 1) await cache.render(`/${at}`, async () => html(''))
  expect(cache.size().pages).toBeLessThan(1_000)
})

test('keeps so many pages and no more, however small they are', async () => {
  const cache = createPageCache({ mostPages: 50 })
  for (let at = 0; at < 60; at += 1) await cache.render(`/${at}`, async () => html(''))
  expect(cache.size().pages).toBe(50)
  expect([cache.ready('/9'), bodyOf(cache.ready('/10'))]).toEqual([undefined, ''])
})

test('only good pages are kept, and a failed render can be tried again', async () => {
  const cache = createPageCache()
  expect((await cache.render('/lost', async () => html('not found', 404))).status).toBe(404)
  expect(cache.ready('/lost')).toBeUndefined()
  const fail = async () => {
    throw new Error('database away')
  }
  await expect(cache.render('/', fail)).rejects.toThrow('database away')
  expect(bodyOf(await cache.render('/', async () => html('back')))).toBe('back')
})

test('a page is compressed once, however many ask for it at the same time', async () => {
  const page = finish(html('x'.repeat(10_000)))
  const bodies = await Promise.all(Array.from({ length: 5 }, () => bodyIn('br', page)))
  expect(new Set(bodies).size).toBe(1)
})

test('every encoding holds the same page', async () => {
  const page = await createPageCache().render('/', async () => html('₹40 '.repeat(500)))
  expect(gunzipSync(await bodyIn('gzip', page))).toEqual(page.bodies.identity)
  expect(brotliDecompressSync(await bodyIn('br', page))).toEqual(page.bodies.identity)
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
})

test('no page grows older than five minutes, even when the catalogue stands still', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = createPageCache()
  await cache.render('/', async () => html('trending'))
  vi.setSystemTime(Date.now() + 5 * 60_000)
  expect(bodyOf(cache.ready('/'))).toBe('trending')
  vi.setSystemTime(Date.now() + 1)
  expect(cache.ready('/')).toBeUndefined()
  vi.useRealTimers()
})

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test.each([
  ['the database breaks off', () => Promise.reject(refused)],
  ['there is no room to render it', () => Promise.reject(comeAgain())],
  ['the page says that the shop is away', async () => html('a short break', 503)],
])('a page stays as it was last when %s', async (_, render) => {
  const cache = createPageCache()
  await cache.render('/', async () => html('as it was'))
  cache.bump()
  expect(bodyOf(await cache.render('/', render))).toBe('as it was')
  expect(cache.ready('/')).toBeUndefined()
})

test('a mistake of ours is not hidden behind an old page', async () => {
  const cache = createPageCache()
  await cache.render('/', async () => html('as it was'))
  cache.bump()
  await expect(cache.render('/', () => Promise.reject(new Error('no such column')))).rejects.toThrow('no such column')
})

test('while the database is known to be away nobody waits for it', async () => {
  let isAway = true
  const cache = createPageCache({ isSourceAway: () => isAway })
  await cache.render('/', async () => html('as it was'))
  cache.bump()
  expect(bodyOf(cache.ready('/'))).toBe('as it was')
  expect(cache.ready('/never-seen')).toBeUndefined()
  isAway = false
  expect(cache.ready('/')).toBeUndefined()
})

test('a page that may be made of old answers is shown, but not kept', async () => {
  const cache = createPageCache()
  await cache.render('/api/cards', async () => html('old cards'))
  cache.bump()
  const page = await cache.render('/', async () => {
    const cards = await cache.render('/api/cards', () => Promise.reject(refused))
    return html(`page of ${bodyOf(cards)}`)
  })
  expect(bodyOf(page)).toBe('page of old cards')
  expect(cache.ready('/')).toBeUndefined()
})

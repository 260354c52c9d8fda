import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { overloaded } from '../semaphore.ts'
import type { Rendered } from './page.ts'
import { createPageCache } from './page-cache.ts'

const html = (body: string, { status = 200, tags = ['p-1'] } = {}): Rendered => ({
  status,
  headers: {},
  body: Buffer.from(body),
  keep: status === 200,
  tags,
})
const bodyOf = (page: { bodies: { identity: Buffer } } | undefined) => page?.bodies.identity.toString()
const soft = (...tags: string[]) => ({ hard: [], soft: tags })
const hard = (...tags: string[]) => ({ hard: tags, soft: [] })
const RENEWABLE = { isRenewable: true }
/** Longer than changes are gathered for. */
const SOON = 500

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page of what the shop says at the moment, and how often it was made. */
function pageOf(cache: ReturnType<typeof createPageCache>, tags: string[]) {
  const shop = { says: 'as it was', renders: 0 }
  const make = async () => {
    shop.renders += 1
    return html(shop.says, { tags })
  }
  const visit = async () => bodyOf(cache.ready('/') ?? (await cache.render('/', make, RENEWABLE)))
  return { shop, visit }
}

test('renders once, however many ask at the same time', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = async () => html(`render ${++renders}`)
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.render('/', render)))
  expect(pages.map(bodyOf)).toEqual(Array(50).fill('render 1'))
  expect(bodyOf(cache.ready('/'))).toBe('render 1')
})

describe('after a change', () => {
  test('a page that does not show it stays', async () => {
    const cache = createPageCache()
    const { shop, visit } = pageOf(cache, ['p-1', 'list'])
    await visit()
    cache.change({ hard: ['p-2', 's-1'], soft: ['p-3', 'list-Paper'] })
    await vi.advanceTimersByTimeAsync(10_000)
    await visit()
    expect(shop.renders).toBe(1)
  })

  test('the old page is handed out while one new one is made in the background', async () => {
    const cache = createPageCache()
    const { shop, visit } = pageOf(cache, ['p-1', 'list'])
    await visit()
    shop.says = 'new text'
    for (let at = 0; at < 20; at += 1) cache.change(soft('p-1', 'list'))
    expect(await Promise.all([visit(), visit(), visit()])).toEqual(Array(3).fill('as it was'))
    await vi.advanceTimersByTimeAsync(SOON)
    expect(await visit()).toBe('new text')
    expect(shop.renders).toBe(2)
  })

  test('nobody is handed a page that is more than two seconds behind', async () => {
    const cache = createPageCache()
    const { shop, visit } = pageOf(cache, ['p-1'])
    await visit()
    shop.says = 'new text'
    cache.change(soft('p-1'))
    await vi.advanceTimersByTimeAsync(2_001)
    expect(await visit()).toBe('new text')
  })

  test('a price or a product that is gone shows at once', async () => {
    const cache = createPageCache()
    const { shop, visit } = pageOf(cache, ['p-1'])
    await visit()
    shop.says = 'new price'
    cache.change(hard('p-1'))
    expect(await visit()).toBe('new price')
  })

  test('popular pages are made anew before anyone asks', async () => {
    const cache = createPageCache()
    const { shop, visit } = pageOf(cache, ['p-1'])
    for (let at = 0; at < 4; at += 1) await visit()
    shop.says = 'new price'
    cache.change(hard('p-1'))
    await vi.advanceTimersByTimeAsync(SOON)
    expect([shop.renders, bodyOf(cache.ready('/'))]).toEqual([2, 'new price'])
  })

  test('few pages are made anew at the same time', async () => {
    const cache = createPageCache()
    let [running, most] = [0, 0]
    const render = async () => {
      running += 1
      most = Math.max(most, running)
      await vi.advanceTimersByTimeAsync(1)
      running -= 1
      return html('')
    }
    for (let at = 0; at < 20; at += 1) await cache.render(`/${at}`, render, RENEWABLE)
    most = 0
    cache.change(soft('p-1'))
    for (let at = 0; at < 20; at += 1) cache.ready(`/${at}`)
    await vi.advanceTimersByTimeAsync(SOON)
    await vi.waitUntil(() => cache.counts.renewals === 20 && running === 0)
    expect(most).toBe(2)
  })

  test('an exact answer is made anew whatever changed of it', async () => {
    const cache = createPageCache()
    await cache.render('/api', async () => html('12 left', { tags: ['p-1', 's-1'] }))
    cache.change(soft('p-1'))
    expect(cache.ready('/api')).toBeUndefined()
  })

  test('everything may have changed when notices were missed', async () => {
    const cache = createPageCache()
    const { shop, visit } = pageOf(cache, [])
    await visit()
    cache.change('everything')
    await visit()
    expect(shop.renders).toBe(2)
  })
})

describe('a change that comes while a page is made', () => {
  const during = async (change: Parameters<ReturnType<typeof createPageCache>['change']>[0]) => {
    const cache = createPageCache()
    const says = ['read before the write', 'read after it']
    const first = Promise.withResolvers<void>()
    const make = async () => {
      const text = says.shift() ?? ''
      if (says.length === 1) await first.promise
      return html(text)
    }
    const before = cache.render('/', make, RENEWABLE)
    await Promise.resolve()
    cache.change(change)
    const after = cache.render('/', make, RENEWABLE)
    first.resolve()
    return { cache, seen: [bodyOf(await before), bodyOf(await after)] }
  }

  test('an urgent one is waited for', async () => {
    const { cache, seen } = await during(hard('p-1'))
    expect(seen).toEqual(['read after it', 'read after it'])
    expect(bodyOf(cache.ready('/'))).toBe('read after it')
  })

  test('another one makes the page old', async () => {
    const { cache, seen } = await during(soft('p-1'))
    expect(seen[0]).toBe('read before the write')
    expect(bodyOf(cache.ready('/'))).toBe('read before the write')
    await vi.advanceTimersByTimeAsync(SOON)
    expect(bodyOf(cache.ready('/'))).toBe('read after it')
  })

  test('one about something else does not matter', async () => {
    const { cache } = await during({ hard: ['p-2'], soft: ['list'] })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(bodyOf(cache.ready('/'))).toBe('read before the write')
  })
})

test('stays within its memory; what nobody asked for goes first', async () => {
  const cache = createPageCache({ mostBytes: 8_000 })
  const noise = (seed: string) => html(Array.from({ length: 200 }, (_, at) => `${seed}${at * 7919}`).join(''))
  await cache.render('/a', async () => noise('a'))
  await cache.render('/b', async () => noise('b'))
  cache.ready('/a')
  await cache.render('/c', async () => noise('c'))
  expect(cache.size().bytes).toBeLessThanOrEqual(8_000)
  expect(['/a', '/b', '/c'].filter((key) => cache.ready(key))).toEqual(['/a', '/c'])
  await cache.render('/d', async () => noise('d'))
  expect(cache.ready('/d')).toBeDefined()
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
  expect((await cache.render('/lost', async () => html('not found', { status: 404 }))).status).toBe(404)
  expect(cache.ready('/lost')).toBeUndefined()
  const fail = async () => {
    throw new Error('database away')
  }
  await expect(cache.render('/', fail)).rejects.toThrow('database away')
  expect(bodyOf(await cache.render('/', async () => html('back')))).toBe('back')
})

test('whoever may not have it made is refused, and the next one asks for themselves', async () => {
  const cache = createPageCache()
  const admit = () => Promise.reject(new Error('too many'))
  await expect(cache.render('/', async () => html(''), { admit })).rejects.toThrow('too many')
  expect(bodyOf(await cache.render('/', async () => html('made')))).toBe('made')
})

test('what stands still is made anew every five minutes, and none is older than ten', async () => {
  const cache = createPageCache()
  const { shop, visit } = pageOf(cache, [])
  await visit()
  shop.says = 'now trending'
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1)
  expect(await visit()).toBe('as it was')
  await vi.advanceTimersByTimeAsync(SOON)
  expect(await visit()).toBe('now trending')
  shop.says = 'later'
  await vi.advanceTimersByTimeAsync(10 * 60_000 + 1)
  expect(await visit()).toBe('later')
})

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test.each([
  ['the database breaks off', () => Promise.reject(refused)],
  ['there is no room to render it', () => Promise.reject(overloaded())],
  ['the page says that the shop is away', async () => html('a short break', { status: 503 })],
])('a page stays as it was last when %s', async (_, render) => {
  const cache = createPageCache()
  await cache.render('/', async () => html('as it was'))
  cache.change('everything')
  expect(bodyOf(await cache.render('/', render))).toBe('as it was')
  expect(cache.ready('/')).toBeUndefined()
})

test('a mistake of ours is not hidden behind an old page', async () => {
  const cache = createPageCache()
  await cache.render('/', async () => html('as it was'))
  cache.change('everything')
  await expect(cache.render('/', () => Promise.reject(new Error('no such column')))).rejects.toThrow('no such column')
})

test('while the database is known to be away nobody waits for it', async () => {
  let isAway = true
  const cache = createPageCache({ isSourceAway: () => isAway })
  await cache.render('/', async () => html('as it was'))
  cache.change('everything')
  expect(bodyOf(cache.ready('/'))).toBe('as it was')
  expect(cache.ready('/never-seen')).toBeUndefined()
  isAway = false
  expect(cache.ready('/')).toBeUndefined()
})

test('a page that may be made of old answers is shown, but not kept', async () => {
  const cache = createPageCache()
  await cache.render('/api/cards', async () => html('old cards'))
  cache.change('everything')
  const page = await cache.render('/', async () => {
    const cards = await cache.render('/api/cards', () => Promise.reject(refused))
    return html(`page of ${bodyOf(cards)}`)
  })
  expect(bodyOf(page)).toBe('page of old cards')
  expect(cache.ready('/')).toBeUndefined()
})

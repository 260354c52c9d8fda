import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#tests/support/memory-caches.ts'
import type { openDocument, openPage } from './open-page.ts'
import type { PageRequest } from './worker-scope.ts'

const SHOP = 'https://likho.example'
const shop = vi.fn<(url: string) => Promise<Response>>()
const urlOf = (asked: Request | string) => new URL(typeof asked === 'string' ? asked : asked.url, SHOP).href

/** A page as the shop sends it. */
const aPage = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<title>${text} · Likho</title><p>${text}</p><script src="/assets/app.js"></script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', ...headers },
  })

/** The worker of a build, as a browser starts it. */
async function startWorker(build: string) {
  vi.resetModules()
  vi.stubGlobal('BUILD', build)
  const { openPage, openDocument } = await import('./open-page.ts')
  await caches.open(`likho-files-${build}`)
  return { open: by(openPage), openUnkept: by(openDocument) }
}

const by = (act: typeof openPage | typeof openDocument) => async (path: string) => {
  const work: Promise<unknown>[] = []
  // A page asks with its mode, which no script may set.
  const request = { url: SHOP + path, method: 'GET', mode: 'navigate' } as Request
  const event = {
    request,
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  }
  const page = await act(event as unknown as PageRequest)
  return { text: await page.text(), saved: page.headers.get('server-timing'), done: () => Promise.all(work) }
}

beforeEach(() => {
  shop.mockReset()
  vi.stubGlobal('SHOPPING_FILES', [])
  vi.stubGlobal('OFFLINE_MESSAGES', { hi: { 'You’re offline': 'आप ऑफ़लाइन हैं' } })
  vi.stubGlobal('caches', memoryCaches(SHOP))
  vi.stubGlobal('fetch', (asked: Request | string) => (urlOf(asked).includes('/assets/') ? file() : shop(urlOf(asked))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const file = async () => new Response('')
const away = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page comes from the shop, and is kept with its files for when there is no network', async () => {
  const { open } = await startWorker('1')
  shop.mockResolvedValueOnce(aPage('Pens'))
  const seen = await open('/shop?utm_source=mail')
  expect(seen).toMatchObject({ text: expect.stringContaining('<p>Pens</p>'), saved: null })
  await seen.done()
  shop.mockImplementation(away)
  const kept = await open('/shop')
  expect(kept.text).toContain('<p>Pens</p>')
  expect(kept.saved).toMatch(/^saved;desc="\d{4}-/)
  expect(await caches.match('/assets/app.js')).toBeDefined()
})

test('what is new in the shop is never hidden by what was kept', async () => {
  const { open } = await startWorker('1')
  shop.mockResolvedValueOnce(aPage('Old'))
  await (await open('/shop')).done()
  shop.mockResolvedValueOnce(aPage('New'))
  expect(await open('/shop')).toMatchObject({ text: expect.stringContaining('New'), saved: null })
})

test('a page that does not come in three seconds is shown as it was, and is new the next time', async () => {
  const { open } = await startWorker('1')
  shop.mockResolvedValueOnce(aPage('Old'))
  await (await open('/shop')).done()
  vi.useFakeTimers()
  const late = Promise.withResolvers<Response>()
  shop.mockReturnValueOnce(late.promise)
  const opening = open('/shop')
  await vi.advanceTimersByTimeAsync(3000)
  const { text, done } = await opening
  expect(text).toContain('Old')
  late.resolve(aPage('New'))
  await done()
  shop.mockImplementation(away)
  expect((await open('/shop')).text).toContain('New')
})

test('a shop in trouble is no reason to hide a page that was seen, nor is its trouble kept', async () => {
  const { open } = await startWorker('1')
  shop.mockResolvedValueOnce(aPage('Pens'))
  await (await open('/shop')).done()
  shop.mockImplementation(async () => new Response('busy', { status: 503 }))
  const first = await open('/shop')
  await first.done()
  expect([first.text, (await open('/shop')).text]).toEqual([
    expect.stringContaining('Pens'),
    expect.stringContaining('Pens'),
  ])
})

test('a page that the shop does not call public is not kept', async () => {
  const { open } = await startWorker('1')
  shop.mockResolvedValueOnce(aPage('Mine', { 'cache-control': 'no-store' }))
  await (await open('/shop')).done()
  shop.mockImplementation(away)
  expect((await open('/shop')).text).toContain('You’re offline')
})

test('without the network a page that was never seen says so, and lists what there is', async () => {
  const { open, openUnkept } = await startWorker('1')
  shop.mockResolvedValueOnce(aPage('Gel &amp; Ball Pens'))
  await (await open('/searchResult?q=pen&sort=priceAsc')).done()
  shop.mockImplementation(away)
  for (const page of [await open('/helpdesk'), await openUnkept('/myOrder')]) {
    expect(page.text).toContain('You’re offline')
    expect(page.text).toContain('<a href="/searchResult?q=pen&amp;sort=priceAsc">Gel &amp; Ball Pens</a>')
  }
  await expect(openUnkept('/api/orders/7/invoice'), 'no page: the browser says so itself').rejects.toThrow()
})

test('a page of another language says so in that language, and lists its cart first', async () => {
  const { open } = await startWorker('1')
  for (const path of ['/cart', '/hi/cart', '/hi/shop']) {
    shop.mockResolvedValueOnce(aPage(path))
    await (await open(path)).done()
  }
  shop.mockImplementation(away)
  const { text } = await open('/hi/helpdesk')
  expect(text).toContain('<html lang="hi-IN">')
  expect(text).toContain('<h1>आप ऑफ़लाइन हैं</h1>')
  expect([...text.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href)[0]).toBe('/hi/cart')
})

test('after a new version, pages that were seen before are still there', async () => {
  const before = await startWorker('1')
  shop.mockResolvedValueOnce(aPage('Pens'))
  await (await before.open('/shop')).done()
  const { open } = await startWorker('2')
  shop.mockImplementation(away)
  expect((await open('/shop')).text).toContain('Pens')
})

import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import { PAGE_NEEDS, PAYMENT_DIALOG } from '#contract/platform/api.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { overloaded } from '../semaphore.ts'
import { inProcess, type PageSource } from './page-source.ts'

/** Stands in for React Router: lists the products by the same door as real pages do. */
const source: PageSource = {
  addressOf: (url) => {
    const [path, query] = url.split('?')
    const a = new URLSearchParams(query).get('a')
    return a ? `${path}?a=${a}` : `${path}`
  },
  keepPages: true,
  connectTo: '',
  serveAssets: async () => {},
  render: inProcess(async (request, { api, nonce, fault }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/lost')
      return new Response('<h1>Lost</h1>', { status: 404, headers: { 'content-type': 'text/html' } })
    if (pathname === '/payments')
      return new Response('<h1>Pay</h1>', { headers: { 'content-type': 'text/html', [PAGE_NEEDS]: PAYMENT_DIALOG } })
    if (pathname.endsWith('/full')) throw overloaded()
    if (pathname === '/broken') {
      fault(new Error('a card without a price'))
      return new Response('<h1>Sorry</h1>', { status: 500, headers: { 'content-type': 'text/html' } })
    }
    if (pathname === '/fresh') return new Response('now', { headers: { 'cache-control': 'no-store' } })
    renders += 1
    const { data } = await api(listCardsCall, {})
    const names = data.map(({ name }) => `<li>${name}</li>`).join('')
    const html = `<h1>${search}</h1><ul>${names}</ul><script nonce="${nonce}">start()</script>`
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }),
}
let renders = 0
const logged: string[] = []
const logTo = { write: (line: string) => logged.push(line) }
const shop = testShop({ pages: source, env: { LOG_LEVEL: 'error' }, logTo })
const withRazorpay = testShop({
  pages: source,
  env: { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' },
})
const get = (url: string, headers = {}) => shop.app.inject({ url, headers })
const add = (name: string) => insertProduct(shop.db, aProduct({ name }), { id: 'a'.repeat(32), width: 10, height: 10 })

/** How many pages were rendered for these requests, once the notices of earlier writes have arrived. */
async function rendersFor(...urls: string[]): Promise<number> {
  const before = renders
  await Promise.all(urls.map((url) => get(url)))
  return renders - before
}

test('a product that is added shows on the next visit, though pages are kept', async () => {
  await add('Blue Gel Pen')
  await expect.poll(async () => (await get('/')).body).toContain('Blue Gel Pen')
  await expect.poll(() => rendersFor(...Array(20).fill('/'))).toBe(0)
  await add('Red Gel Pen')
  await expect.poll(async () => (await get('/')).body).toContain('Red Gel Pen')
})

test('a page that breaks says why in the log', async () => {
  expect((await get('/broken')).statusCode).toBe(500)
  expect(logged.join()).toContain('a card without a price')
})

test('a browser that has the page gets 304, others the encoding they ask for', async () => {
  const page = await get('/', { 'accept-encoding': 'gzip' })
  expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(page.rawPayload).toString()).toContain('<ul>')
  expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  await expect
    .poll(async () => {
      const { etag } = (await get('/')).headers
      const { statusCode, body } = await get('/', { 'if-none-match': etag })
      return [statusCode, body]
    })
    .toEqual([304, ''])
})

test('a thousand URLs of one page are rendered once and kept once', async () => {
  await expect.poll(() => rendersFor('/shop?a=1')).toBe(0)
  const { pages } = shop.app.pageCache.size()
  const before = renders
  for (let at = 0; at < 1_000; at += 1) await get(`/shop?junk${at}=${at}&a=1`)
  expect([renders - before, shop.app.pageCache.size().pages - pages]).toEqual([0, 0])
})

test('a page is rendered for its address, whatever else the URL said', async () => {
  expect((await get('/shop?utm_source=mail&a=7')).body).toContain('<h1>?a=7</h1>')
})

test('a URL longer than any of ours is refused before anything is done for it', async () => {
  const before = renders
  const { statusCode, body } = await get(`/shop?a=${'x'.repeat(8_200)}`)
  expect([statusCode, JSON.parse(body).code]).toEqual([414, 'request/too-long-address'])
  expect((await get(`/api/v1/product/suggest?q=${'x'.repeat(8_200)}`)).statusCode).toBe(414)
  expect(renders).toBe(before)
})

test('refusals and pages that ask for it are never kept', async () => {
  expect((await get('/lost')).headers['cache-control']).toBe('no-store')
  expect((await get('/fresh')).headers['cache-control']).toBe('no-store')
})

test('a page that there is no room for says so, in words to a browser, and when to come again', async () => {
  const { statusCode, headers, body } = await get('/full', { accept: 'text/html,*/*' })
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('<h1>Back in a moment</h1>')
  expect([headers.refresh, body.includes('will reload in 5 seconds')]).toEqual(['5', true])
  expect((await get('/full')).json()).toMatchObject({ code: 'request/overloaded' })
  const inHindi = await get('/hi/full', { accept: 'text/html,*/*' })
  expect(inHindi.statusCode).toBe(503)
  for (const part of ['<html lang="hi-IN">', '<h1>बस एक पल में</h1>']) expect(inHindi.body).toContain(part)
})

test('every page is safe: no inline script but its own, no framing, no sniffing', async () => {
  const { headers, body } = await get('/')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ;]+';/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(body).not.toContain('nonce')
})

test('a page answers only to reading', async () => {
  expect((await shop.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(405)
  expect((await shop.app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
})

test('[PAY-01] only the payment page of a shop with a provider lets the provider in', async () => {
  const securityOf = async (one: typeof shop, url: string) => {
    const { headers } = await one.app.inject({ url })
    expect(headers).not.toHaveProperty(PAGE_NEEDS)
    return `${headers['content-security-policy']} ${headers['cross-origin-opener-policy']}`
  }
  const open = await securityOf(withRazorpay, '/payments')
  expect(open).toContain("script-src 'self' https://checkout.razorpay.com;")
  expect(open).toContain("frame-src 'self' https://*.razorpay.com;")
  expect(open).toMatch(/ same-origin-allow-popups$/)
  for (const closed of [await securityOf(withRazorpay, '/'), await securityOf(shop, '/payments')]) {
    expect(closed).not.toContain('razorpay')
    expect(closed).toMatch(/ same-origin$/)
  }
})

import { beforeEach, expect, test } from 'vitest'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { securityTxt } from './security-txt.ts'

const shop = testShop({ env: { PUBLIC_URL: 'https://likho.example' } })
const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }
const get = (url: string, headers = {}) => shop.app.inject({ url, headers })
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

/** By the end of its id, which chance decides, a product ends a sitemap: here the second and the fourth do. */
const ENDS = ['0001', '0000', '0101', '0800', '0100']
const products = ENDS.map((end, place) => {
  const product = aProduct({ name: `Pen ${place}`, place: 4 - place })
  return { ...product, id: product.id.slice(0, -4) + end }
})

beforeEach(async () => {
  for (const product of products) await insertProduct(shop.db, product, picture)
})

test('robots.txt keeps crawlers out of the API and the search, and names the sitemap', async () => {
  const { statusCode, headers, body } = await get('/robots.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  const lines = [
    'User-agent: *',
    'Disallow: /api',
    'Disallow: /searchResult',
    '',
    'Sitemap: https://likho.example/sitemap.xml',
  ]
  expect(body.trimEnd().split('\n')).toEqual(lines)
})

test('the sitemap names those of the pages and of the products', async () => {
  const { statusCode, headers, body } = await get('/sitemap.xml')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    etag: expect.any(String),
  })
  const sitemaps = ['https://likho.example/sitemaps/pages.xml', 'https://likho.example/sitemaps/products.xml']
  expect(locations(body).slice(0, 2)).toEqual(sitemaps)
})

test('the products of a large shop come in parts, each beginning after the last of the one before', async () => {
  const index = locations((await get('/sitemap.xml')).body)
  const part = 'https://likho.example/sitemaps/products.xml'
  expect(index.slice(1)).toEqual([part, `${part}?after=${products[1]?.id}`, `${part}?after=${products[3]?.id}`])
})

test('every product is listed once a language, in one of the parts, under its canonical address and with its date', async () => {
  const parts = locations((await get('/sitemap.xml')).body).slice(1)
  const bodies = await Promise.all(
    parts.map(async (url) => (await get(url?.replace('https://likho.example', '') ?? '')).body),
  )
  expect(bodies.map((body) => locations(body).length)).toEqual([4, 4, 2])
  expect(bodies.flatMap(locations)).toEqual(
    products.flatMap(({ id }) => ['', '/hi'].map((prefix) => `https://likho.example${prefix}/product/${id}`)),
  )
  const loc = `https://likho.example/product/${products[4]?.id}`
  expect(bodies[2]).toContain(`<url><loc>${loc}</loc><lastmod>2026-10-01T00:00:00.000Z</lastmod>`)
})

test('a page names itself in each language', async () => {
  const { body } = await get('/sitemaps/pages.xml')
  const inEach =
    '<xhtml:link rel="alternate" hreflang="en-IN" href="https://likho.example/shop"/>' +
    '<xhtml:link rel="alternate" hreflang="hi-IN" href="https://likho.example/hi/shop"/>'
  expect(body).toContain(`<url><loc>https://likho.example/shop</loc>${inEach}</url>`)
  expect(body).toContain(`<url><loc>https://likho.example/hi/shop</loc>${inEach}</url>`)
})

test('signs with a meaning in XML are escaped', async () => {
  const { body } = await get('/sitemaps/pages.xml')
  expect(body).toContain('<loc>https://likho.example/Filing&amp;Storage</loc>')
})

test.each(['?after=x', '?after=', '?page=2'])('a part that cannot be is not found: %s', async (query) => {
  expect((await get(`/sitemaps/products.xml${query}`)).statusCode).toBe(404)
})

test('a crawler that has the newest sitemap is told so', async () => {
  const { headers } = await get('/sitemap.xml')
  const again = await get('/sitemap.xml', { 'if-none-match': headers.etag })
  expect(again.statusCode).toBe(304)
})

test('junk in the URL makes no sitemap of its own to be kept', async () => {
  await get('/sitemap.xml')
  const { pages } = shop.app.pageCache.size()
  for (let at = 0; at < 20; at += 1) await get(`/sitemap.xml?junk=${at}`)
  expect(shop.app.pageCache.size().pages).toBe(pages)
})

test('security.txt says whom to tell, and never runs out', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toMatch(/^Contact: mailto:help@likho\.example$/m)
  expect(body).toMatch(/^Canonical: https:\/\/likho\.example\/\.well-known\/security\.txt$/m)
  const expires = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  const days = (expires.getTime() - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
  expect(securityTxt('https://likho.example', 'https://likho.example/report', new Date())).toContain(
    'Contact: https://likho.example/report\n',
  )
})

import type { APIRequestContext, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

/** What a phone has to fetch before a page answers to touch: few files, and no more than these bytes. */
const MOST_FILES = 8
const MOST_KB = 110

const PAGES = ['/', '/shop', '/WritingInstruments', '/searchResult?q=pen', '/cart']

async function open(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.ok()).toBe(true)
  return answer.text()
}

async function productPath(request: APIRequestContext): Promise<string> {
  const shop = await open(request, '/shop')
  return `/product/${/\/About\?id=([\w-]+)/.exec(shop)?.[1]}`
}

/** As the browser counts them: compressed. */
async function size(request: APIRequestContext, path: string): Promise<number> {
  const { headers } = await request
    .get(path, { headers: { 'accept-encoding': 'br' } })
    .then((answer) => ({ headers: answer.headers() }))
  expect(headers['content-encoding']).toBe('br')
  return Number(headers['content-length'])
}

test('the first page is a few files of script, and they come last', async ({ request }) => {
  for (const path of [...PAGES, await productPath(request)]) {
    const html = await open(request, path)
    const scripts = [...new Set(html.slice(html.indexOf('<footer')).match(/\/assets\/[\w.-]+\.js/g))]
    const sizes = await Promise.all(scripts.map((script) => size(request, script)))
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000
    expect(scripts.length, `script files of ${path}`).toBeLessThanOrEqual(MOST_FILES)
    expect(kilobytes, `kilobytes of script of ${path}`).toBeLessThanOrEqual(MOST_KB)
    expect(html.indexOf('rel="stylesheet"'), `styles of ${path}`).toBeLessThan(html.indexOf('</head>'))
    expect(html.search(/\.js"/), `scripts of ${path}`).toBeGreaterThan(html.indexOf('<footer'))
  }
})

test('what is seen first is asked for first: the letters, and the pictures at the top', async ({ request }) => {
  const [home, shop, product] = await Promise.all([
    open(request, '/'),
    open(request, '/shop'),
    productPath(request).then((path) => open(request, path)),
  ])
  for (const page of [home, shop, product]) {
    expect(page.match(/<link rel="preload" as="font"[^>]*anek-\w+/g)).toHaveLength(2)
    const [first] = /<main[\s\S]*?<img[^>]*>/.exec(page)?.[0].match(/<img[^>]*>/) ?? []
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('loading="lazy"')
  }
  expect(shop.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(4)
  expect(home.match(/<img[^>]* loading="lazy"/g)?.length).toBeGreaterThan(20)
})

test('a page is fetched while the finger is still on its link, and only then', async ({ page }) => {
  await openAwake(page, '/shop')
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const isItsData = (answer: Response) => answer.url().includes('/About.data')
  await expect(async () => {
    // A finger that stays on a link fetches it once: where that took too long, the next try begins elsewhere.
    await page.getByRole('main').dispatchEvent('pointerdown')
    const ahead = page.waitForResponse(isItsData, { timeout: 1_000 })
    await link.dispatchEvent('pointerdown')
    expect((await ahead).ok()).toBe(true)
  }).toPass()
  const opened = page.waitForResponse(isItsData)
  await link.click()
  // As it was fetched ahead: the shop was not asked again.
  expect((await opened).headers()['cache-control']).toBe('private, max-age=5')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

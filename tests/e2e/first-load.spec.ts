import type { APIRequestContext, Response } from '@playwright/test'
import { LOGIN_PATH } from '#web/kit/paths.ts'
import { expect, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

/** What a phone has to fetch before a page answers to touch: few files, and no more than these bytes. */
const MOST_FILES = 8
const MOST_KB = 120

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

test('a first page in Hindi is written with the letters of the phone, and fetches ours and its texts when it is awake', async ({
  page,
  request,
}) => {
  for (const path of ['/hi', '/hi/shop', '/hi/cart']) {
    const html = await open(request, path)
    expect(html.slice(0, html.indexOf('<footer')), path).not.toMatch(/\/assets\/hi-[\w-]+\.json/)
  }
  const sans = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  await page.setViewportSize({ width: 360, height: 800 })
  await openAwake(page, '/hi/shop')
  await page.waitForFunction(() => localStorage.letters === 'hi')
  expect(await sans()).not.toContain('Anek Hindi')
  await page.goto('/hi/shop')
  expect(await sans()).toContain('Anek Hindi')
})

/** The first use of Intl takes a browser 30 ms on a desk, and a cheap phone several times that. */
const countIntl = () => {
  let uses = 0
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'Segmenter', 'PluralRules'] as const) {
    const known = Intl[name] as unknown as new (...args: unknown[]) => object
    Reflect.set(Intl, name, function count(...args: unknown[]) {
      uses += 1
      return new known(...args)
    })
  }
  Reflect.set(Number.prototype, 'toLocaleString', function count(this: number) {
    uses += 1
    return String(this)
  })
  Object.defineProperty(window, 'intlUses', { get: () => uses })
}

test('no page waits for the browser to learn how countries write numbers and dates', async ({ page }) => {
  await page.addInitScript(countIntl)
  for (const path of [...PAGES, await productPath(page.request)]) {
    await openAwake(page, path)
    expect(await page.evaluate(() => Reflect.get(window, 'intlUses')), path).toBe(0)
  }
})

test('a product and an empty cart are shown without the schema library', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (script) => {
    if (script.url().endsWith('.js')) scripts.add(script.url())
  })
  const isLoaded = async () => {
    const texts = await Promise.all([...scripts].map((script) => open(page.request, script)))
    return texts.some((text) => text.includes('ZodError'))
  }

  await openAwake(page, await productPath(page.request))
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Ships by')).toBeVisible()
  await openAwake(page, '/cart')
  await expect(page.getByRole('region', { name: 'You might like' }).getByRole('listitem').first()).toBeVisible()
  expect(await isLoaded()).toBe(false)

  await openAwake(page, LOGIN_PATH)
  expect(await isLoaded(), 'so that the test would notice').toBe(true)
})

test('a phone lays out what it shows, and a reload finds its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const related = page.locator('#related')
  const isLaidOut = () =>
    related.evaluate((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

  await openAwake(page, await productPath(page.request))
  expect(await isLaidOut()).toBe(false)
  await related.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)

  const place = () => related.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const before = await place()
  await page.reload()
  await expect.poll(place).toBe(before)
})

test('on a phone the search has its row before the buttons that come after it have been read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAwake(page, '/helpdesk')
  const search = page.getByRole('search')
  const top = () => search.evaluate((box) => box.getBoundingClientRect().top)
  const whole = await top()
  await search.evaluate((box) => {
    while (box.nextSibling) box.nextSibling.remove()
  })
  expect(await top()).toBe(whole)
})

test('a page is fetched while the finger is still on its link, and only then', async ({ page }) => {
  await openAwake(page, '/shop')
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const isItsData = (answer: Response) => answer.url().includes('/About.data')
  let ahead: Response | undefined
  page.on('response', (answer) => {
    if (isItsData(answer)) ahead ??= answer
  })
  // Touched again until somebody listens. The page is asked for once, so an answer that takes its time counts as well.
  await expect(async () => {
    await link.dispatchEvent('pointerdown')
    expect(ahead?.ok()).toBe(true)
  }).toPass()
  const opened = page.waitForResponse(isItsData)
  await link.click()
  // As it was fetched ahead: the shop was not asked again.
  expect((await opened).headers()['cache-control']).toBe('private, max-age=5')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

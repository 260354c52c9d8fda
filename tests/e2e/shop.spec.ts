import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/product.ts'
import { expect, expectAccessible, layoutShift, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

const CATEGORIES = [
  ['/PaperProducts', 'Paper', 'Paper Products'],
  ['/DeskSupplies', 'DeskSupplies', 'Desk Supplies'],
  ['/ReusableProducts', 'Reusable', 'Reusable Products'],
  ['/Filing&Storage', 'Filing', 'Filing & Storage'],
  ['/WritingInstruments', 'Writing', 'Writing Instruments'],
] as const

const PART = 30

const grid = (page: Page) => page.getByRole('list', { name: 'Products', exact: true })
const cards = (page: Page) => grid(page).getByRole('listitem')
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const names = (page: Page) => grid(page).getByRole('heading', { level: 3 }).allInnerTexts()
const prices = (page: Page) =>
  grid(page)
    .locator('data.font-semibold')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))))
const isRising = (numbers: number[]) =>
  numbers.length > 0 && numbers.every((one, place) => one >= (numbers[place - 1] ?? 0))
/** The line above the grid that says how many there are. */
const count = (page: Page, total: number) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${total} products$`) })
const columns = (page: Page) =>
  grid(page).evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)

async function cardsOf(page: Page, query: string): Promise<{ data: ProductCard[]; total: number }> {
  const answer = await page.request.get(`/api/v1/product/cards?${query}`)
  return answer.json()
}

// Several pages and a look at accessibility each: more than the usual half minute on a busy machine.
test.describe.configure({ timeout: 60_000 })

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('[SHOP-01] /shop lists the products, is accessible and does not jump', async ({ page }) => {
      const { data, total } = await cardsOf(page, `limit=${PART}`)
      await openAwake(page, '/shop')
      await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
      await expect(count(page, total)).toBeVisible()
      expect(await names(page)).toEqual(data.map(({ name }) => name))
      await expectAccessible(page)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

    test('[CAT-02] a category page is accessible, explores the shop and takes newsletter addresses', async ({
      page,
    }) => {
      await openAwake(page, '/DeskSupplies')
      await expectAccessible(page)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible()
      await page.getByRole('link', { name: 'Explore Now' }).click()
      await expect(page).toHaveURL('/shop')
    })

    test('more products join the list, and Back from one of them returns to its place', async ({ page }) => {
      await openAwake(page, '/shop')
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect(cards(page)).toHaveCount(2 * PART)
      await expect(page.getByText(`${2 * PART} of 141 products shown`)).toBeVisible()
      await expect(cards(page).nth(PART).getByRole('link')).toBeFocused()
      const chosen = cards(page).nth(2 * PART - 3)
      await chosen.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => window.scrollY)
      await chosen.getByRole('link').click()
      await expect(page).toHaveURL(/\/About\?id=/)
      await page.goBack()
      await expect(cards(page)).toHaveCount(2 * PART)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    })
  })
}

for (const [path, category, title] of CATEGORIES) {
  test(`[CAT-01] ${path} shows the grid of ${title}`, async ({ page }) => {
    const { data } = await cardsOf(page, `limit=${PART}&category=${category}`)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await names(page)).toEqual(data.map(({ name }) => name))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.getByRole('link', { name: 'Explore Now' })).toHaveAttribute('href', '/shop')
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible()
  })
}

test('[CAT-01] every spelling of a category address leads to it', async ({ page }) => {
  for (const path of ['/Filing%26Storage', '/filing&storage', '/FILING%26STORAGE/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Filing & Storage' })).toBeVisible()
  }
  await openAwake(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Filing & Storage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Filing & Storage' })).toBeVisible()
})

test('[CAT-03] grids have two to five columns, by width', async ({ page }) => {
  for (const path of ['/shop', '/WritingInstruments']) {
    await page.goto(path)
    for (const [width, expected] of [
      [360, 2],
      [768, 3],
      [1024, 3],
      [1280, 4],
      [1440, 5],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect(await columns(page), `${path} at ${width} px`).toBe(expected)
    }
  }
})

test.describe('filters', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a choice applies at once, keeps the focus, stands in the address and can be taken back', async ({ page }) => {
    await openAwake(page, '/shop')
    const writing = filters(page).getByRole('radio', { name: 'Writing Instruments' })
    await writing.click()
    await expect(page).toHaveURL('/shop?category=Writing')
    await expect(count(page, 24)).toBeVisible()
    await expect(writing).toBeFocused()
    await filters(page)
      .getByRole('radio', { name: /^Blue \d/ })
      .click()
    await expect(page).toHaveURL('/shop?category=Writing&inkColor=Blue')
    await expect(chips(page).getByRole('link')).toHaveText([/Writing Instruments/, /Ink colour: Blue/, 'Clear all'])
    await page.goBack()
    await expect(chips(page).getByRole('link')).toHaveText([/Writing Instruments/, 'Clear all'])
    await expect(filters(page).getByRole('group', { name: 'Ink colour' }).getByRole('radio').first()).toBeChecked()
    await chips(page).getByRole('link', { name: 'Remove filter Writing Instruments' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(filters(page).getByRole('radio', { name: 'All categories' })).toBeChecked()
    await expect(count(page, 141)).toBeFocused()
  })

  test('the count beside a choice is what the choice leaves', async ({ page }) => {
    await openAwake(page, '/WritingInstruments')
    const choice = filters(page).getByRole('group', { name: 'Refillable' }).getByRole('radio', { name: /^Yes/ })
    const label = filters(page).getByRole('group', { name: 'Refillable' }).getByText(/^Yes/).locator('..')
    const left = Number((await label.innerText()).match(/\d+/)?.[0])
    await choice.click()
    await expect(count(page, left)).toBeVisible()
    await expect(cards(page)).toHaveCount(left)
  })

  test('prices narrow the list; a reversed range stays in its fields with what is wrong', async ({ page }) => {
    await openAwake(page, '/shop')
    const [from, to] = [filters(page).getByLabel('From ₹'), filters(page).getByLabel('To ₹')]
    await from.fill('500')
    await to.fill('100')
    await filters(page).getByRole('button', { name: 'Go with this price range' }).click()
    await expect(filters(page).getByRole('alert')).toContainText('The lowest price is above the highest one')
    await expect(from).toBeFocused()
    await expect(to).toHaveValue('100')
    await expectAccessible(page)
    await from.fill('50')
    await from.press('Enter')
    await expect(chips(page)).toContainText('₹50 to ₹100')
    for (const price of await prices(page)) {
      expect(price).toBeGreaterThanOrEqual(50)
      expect(price).toBeLessThanOrEqual(100)
    }
  })

  test('sorting orders the list and survives narrowing', async ({ page }) => {
    await openAwake(page, '/shop')
    await page.getByLabel('Sort by').selectOption('Price: low to high')
    await expect(page).toHaveURL('/shop?sort=priceAsc')
    await expect.poll(async () => isRising(await prices(page))).toBe(true)
    await filters(page).getByRole('checkbox', { name: 'In stock only' }).click()
    await expect(page).toHaveURL('/shop?inStock=true&sort=priceAsc')
    await expect(page.getByLabel('Sort by')).toHaveValue('priceAsc')
  })

  test('nothing matches: the page says so and offers to clear the filters', async ({ page }) => {
    await openAwake(page, '/shop?minPrice=900000')
    await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(cards(page)).toHaveCount(PART)
  })

  test('a slow list is stood in for by cards of its size', async ({ page }) => {
    await openAwake(page, '/shop')
    const held = Promise.withResolvers<void>()
    await page.route(/shop\.data/, async (route) => {
      await held.promise
      await route.continue()
    })
    await filters(page).getByRole('checkbox', { name: 'In stock only' }).click()
    await expect(page.getByText('Loading products...')).toBeVisible()
    held.resolve()
    await expect(page).toHaveURL('/shop?inStock=true')
    await expect(grid(page)).toBeVisible()
  })
})

test.describe('filters on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('open in a sheet that tells how many products they leave', async ({ page }) => {
    await openAwake(page, '/WritingInstruments')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('radio', { name: /^Blue \d/ }).click()
    await expect(page).toHaveURL('/WritingInstruments?inkColor=Blue')
    await expectAccessible(page)
    const show = sheet.getByRole('button', { name: /^Show \d+ products$/ })
    await expect(show).not.toHaveText('Show 24 products')
    const left = Number((await show.innerText()).match(/\d+/)?.[0])
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(cards(page)).toHaveCount(left)
    await expect(page.getByRole('button', { name: 'Filters 1 active' })).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [360, 1440]) {
    test(`filters, order and more products work at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/shop')
      await filters(page).getByRole('radio', { name: 'Paper Products' }).check()
      await filters(page).getByRole('button', { name: 'Apply filters' }).click()
      await expect(chips(page)).toContainText('Paper Products')
      await page.getByLabel('Sort by').selectOption('Price: high to low')
      await page.getByRole('button', { name: 'Sort' }).click()
      await expect(chips(page)).toContainText('Paper Products')
      await expect.poll(async () => isRising((await prices(page)).toReversed())).toBe(true)
      await page.goto('/shop')
      await expect(cards(page)).toHaveCount(PART)
      const first = await names(page)
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect(page).toHaveURL(/\/shop\?cursor=/)
      await expect(cards(page)).toHaveCount(PART)
      for (const name of await names(page)) expect(first).not.toContain(name)
      await page.getByRole('link', { name: 'Start from the first product' }).click()
      await expect.poll(() => names(page)).toEqual(first)
    })
  }
})

test('addresses that make no sense show a page all the same', async ({ page, request }) => {
  for (const query of [
    'limit=abc',
    'category=Nonsense',
    'sort=upwards',
    'minPrice=abc',
    'minRating=99',
    'inStock=perhaps',
  ]) {
    await page.goto(`/shop?${query}`)
    await expect(cards(page), query).toHaveCount(PART)
  }
  for (const cursor of ['nonsense', 'x'.repeat(500)]) {
    const answer = await request.get(`/shop?cursor=${cursor}`)
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('Start from the first product')
  }
})

test('search engines are shown the plain list and told where a category stands', async ({ page }) => {
  await page.goto('/PaperProducts')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  const crumbs = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Paper Products' }] })
  await page.goto('/PaperProducts?inStock=true')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/PaperProducts$/)
})

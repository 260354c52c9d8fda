import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/product.ts'
import { expect, expectAccessible, layoutShift, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { cards, count, grid, names, PART } from './shop-page.ts'

const CATEGORIES = [
  ['/PaperProducts', 'Paper', 'Paper Products'],
  ['/DeskSupplies', 'DeskSupplies', 'Desk Supplies'],
  ['/ReusableProducts', 'Reusable', 'Reusable Products'],
  ['/Filing&Storage', 'Filing', 'Filing & Storage'],
  ['/WritingInstruments', 'Writing', 'Writing Instruments'],
] as const

async function cardsOf(page: Page, query: string): Promise<{ data: ProductCard[]; total: number }> {
  const answer = await page.request.get(`/api/v1/product/cards?${query}`)
  return answer.json()
}

async function expectCalmAndFitting(page: Page, width: number) {
  expect(await layoutShift(page)).toBeLessThan(0.01)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

async function expectColumnsByWidth(page: Page) {
  for (const [width, expected] of [
    [360, 2],
    [768, 3],
    [1024, 3],
    [1280, 4],
    [1440, 5],
    [1920, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const columns = await grid(page).evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)
    expect(columns, `${page.url()} at ${width} px`).toBe(expected)
  }
}

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('[SHOP-01] /shop lists the products, a part at a time, is accessible and does not jump', async ({ page }) => {
      await test.step('the first part', async () => {
        const { data, total } = await cardsOf(page, `limit=${PART}`)
        await openAwake(page, '/shop')
        await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
        await expect(count(page, total)).toBeVisible()
        expect(await names(page)).toEqual(data.map(({ name }) => name))
        // Those that are not laid out yet are as high as those that are, but for a line of a long price.
        const heights = await cards(page).evaluateAll((all) => all.map((one) => one.clientHeight))
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(20)
        await expectAccessible(page)
        await expectCalmAndFitting(page, width)
      })

      await test.step('more products join the list, and Back from one of them or a reload returns to its place', async () => {
        await page.getByRole('link', { name: 'Load more' }).click()
        await expect(cards(page)).toHaveCount(2 * PART)
        await expect(page.getByText(`Showing ${2 * PART} of 141 products`)).toBeVisible()
        await expect(cards(page).nth(PART).getByRole('link')).toBeFocused()
        const chosen = cards(page).nth(2 * PART - 3)
        await chosen.scrollIntoViewIfNeeded()
        await chosen.getByRole('link').click()
        await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeHidden()
        await expect(page).toHaveURL(/\/About\?id=/)
        await page.goBack()
        await expect(cards(page)).toHaveCount(2 * PART)
        await expect(chosen).toBeInViewport()
        await page.reload()
        await expect(cards(page)).toHaveCount(2 * PART)
        await expect(chosen).toBeInViewport()
      })
    })
  })
}

test.describe('categories', () => {
  test('[CAT-01] [CAT-02] [CAT-03] each shows its grid, takes newsletter addresses and leads on to the shop', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [path, category, title] of CATEGORIES) {
      await test.step(path, async () => {
        const { data } = await cardsOf(page, `limit=${PART}&category=${category}`)
        await openAwake(page, path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        expect(await names(page)).toEqual(data.map(({ name }) => name))
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
        await expect(page.getByRole('link', { name: 'Explore Now' })).toHaveAttribute('href', '/shop')
        await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible()
        await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible()
        await expectCalmAndFitting(page, 1440)
      })
    }
    await expectAccessible(page)
    await expectColumnsByWidth(page)
    await page.getByRole('link', { name: 'Explore Now' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(count(page, 141)).toBeVisible()
    await expectColumnsByWidth(page)
  })

  test('[CAT-02] one on a phone is accessible, does not jump, and opens its filters in a sheet', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openAwake(page, '/WritingInstruments')
    await expectCalmAndFitting(page, 360)
    await expectAccessible(page)
    await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible()

    await test.step('the sheet tells how many products its filters leave', async () => {
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
      await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeFocused()
    })

    await page.getByRole('link', { name: 'Explore Now' }).click()
    await expect(page).toHaveURL('/shop')
  })

  test('[CAT-01] every spelling of an address leads to its category', async ({ request }) => {
    for (const path of ['/Filing%26Storage', '/filing&storage', '/FILING%26STORAGE/']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(await answer.text(), path).toMatch(/<h1[^>]*>Filing &amp; Storage<\/h1>/)
    }
  })
})

test('addresses that make no sense show a page all the same', async ({ page, request }) => {
  const nonsense = ['limit=abc', 'category=Nonsense', 'sort=upwards', 'minPrice=abc', 'minRating=99', 'inStock=perhaps']
  for (const query of nonsense) {
    const answer = await request.get(`/shop?${query}`)
    expect(await answer.text(), query).toContain(`Showing ${PART} of 141 products`)
  }
  await openAwake(page, `/shop?${nonsense.join('&')}`)
  await expect(cards(page)).toHaveCount(PART)
  for (const cursor of ['nonsense', 'x'.repeat(500)]) {
    const answer = await request.get(`/shop?cursor=${cursor}`)
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('Go to the first page')
  }
})

test('search engines are shown the plain list and told where a category stands', async ({ request, baseURL }) => {
  const canonical = `<link rel="canonical" href="${baseURL}/PaperProducts"`
  const plain = await (await request.get('/PaperProducts')).text()
  expect(plain).toContain(canonical)
  expect(plain).not.toContain('<meta name="robots"')
  const [, crumbs = ''] = plain.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/) ?? []
  expect(JSON.parse(crumbs)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{}, {}, { name: 'Paper Products' }],
  })
  const narrowed = await (await request.get('/PaperProducts?inStock=true')).text()
  expect(narrowed).toContain(canonical)
  expect(narrowed).toMatch(/<meta name="robots" content="[^"]*noindex/)
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, layoutShift, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' })
const button = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const results = (page: Page) => page.getByRole('list', { name: 'Products', exact: true }).getByRole('listitem')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

    test('[SRCH-01] [SRCH-02] a text is searched for from any page, and leads to results or to none', async ({
      page,
    }) => {
      await test.step('nothing happens while the text is empty or blank', async () => {
        await openAwake(page, '/helpdesk')
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        for (const text of ['', '   ']) {
          await box(page).fill(text)
          await box(page).press('Enter')
          await button(page).click()
        }
        await expect(page).toHaveURL('/helpdesk')
        await expect(suggestions(page)).toHaveCount(0)
        expect(asked.filter((url) => /search|suggest/i.test(url))).toEqual([])
      })

      await test.step('a search shows a grid of results and keeps its text in the box and the address', async () => {
        await box(page).fill('gel pen')
        await button(page).click()
        await expect(page).toHaveURL('/searchResult?q=gel+pen')
        await expect(heading(page)).toHaveText('Results for “gel pen”')
        await expect(results(page).first()).toContainText(/gel/i)
        await expect(box(page)).toHaveValue('gel pen')
      })

      await test.step('the address of the results opens them again', async () => {
        await openAwake(page, '/searchResult?q=gel+pen')
        await expect(box(page)).toHaveValue('gel pen')
        await expectAccessible(page)
        expect(await layoutShift(page)).toBeLessThan(0.01)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })

      await test.step('No results found, with a page that nobody keeps', async () => {
        const answer = await page.goto('/searchResult?q=xqzvwkjh')
        expect(answer?.headers()['cache-control']).toBe('no-store')
        await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
        await expect(box(page)).toHaveValue('xqzvwkjh')
        await expectAccessible(page)
        expect(await layoutShift(page)).toBeLessThan(0.01)
      })
    })
  })
}

/** A new page takes the focus, and with it the suggestions for what is typed before. */
const expectArrived = (page: Page) => expect(page.locator('#content')).toBeFocused()

const suggest = (page: Page, data: unknown) =>
  page.route('**/api/v1/product/suggest?*', (route) => route.fulfill({ json: { success: true, data } }))

test('[SRCH-01] suggestions come while typing, are chosen by keys or mouse, and are only a help', async ({ page }) => {
  await openAwake(page, '/helpdesk')

  await test.step('they are chosen by keys', async () => {
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await box(page).pressSequentially('gel')
    await expect(suggestions(page).first()).toBeVisible()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await box(page).press('ArrowDown')
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(box(page)).toHaveAttribute('aria-activedescendant', /./)
    await box(page).press('ArrowUp')
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
    await box(page).press('Escape')
    await expect(suggestions(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('gel')
    await box(page).press('ArrowDown')
    await expect(suggestions(page).first()).toBeVisible()
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/(searchResult\?q=|About\?id=)/)
  })

  await test.step('a suggested wording is searched for', async () => {
    await suggest(page, [{ text: 'gel pen' }])
    await openAwake(page, '/helpdesk')
    await box(page).fill('ge')
    await suggestions(page).getByText('gel pen', { exact: true }).click()
    await expect(page).toHaveURL('/searchResult?q=gel+pen')
    await expect(heading(page)).toHaveText('Results for “gel pen”')
    await expect(box(page)).toHaveValue('gel pen')
    await expectArrived(page)
  })

  await test.step('a suggested product is opened', async () => {
    const { data } = await (await page.request.get('/api/v1/product/cards?limit=1')).json()
    const [{ _id, name }] = data
    await suggest(page, [{ text: name, productId: _id }])
    await box(page).fill('b')
    await suggestions(page).getByText(name).click()
    await expect(page).toHaveURL(`/About?id=${_id}`)
    await expect(box(page)).toHaveValue('')
    await expectArrived(page)
  })

  await test.step('a product shows its picture, category and price; no match is said as such', async () => {
    await page.unroute('**/api/v1/product/suggest?*')
    await box(page).fill('kalam neer')
    const product = suggestions(page).filter({ hasText: 'Neer' }).last()
    await expect(product).toContainText(/Writing Instruments\s*₹/)
    await expect(product.locator('img')).toBeVisible()
    await box(page).fill('xqzvwkjh')
    await expect(page.getByText('No match for “xqzvwkjh”').last()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what was searched for on this device is offered again, and can be removed', async () => {
    await openAwake(page, '/helpdesk')
    await box(page).click()
    await expect(suggestions(page)).toHaveText(['gel pen'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove gel pen from recent searches' }).click()
    await expect(suggestions(page)).toHaveCount(0)
    await page.reload()
    await box(page).click()
    await expect(box(page)).toBeFocused()
    await expect(suggestions(page)).toHaveCount(0)
  })

  await test.step('suggestions that fail are only logged', async () => {
    await suggest(page, 'broken')
    const logged = page.waitForEvent('console', (message) => message.text().includes('No search suggestions'))
    await box(page).fill('pen')
    expect((await logged).type()).toBe('warning')
    await expect(suggestions(page)).toHaveCount(0)
    await box(page).press('Enter')
    await expect(heading(page)).toHaveText('Results for “pen”')
  })

  await test.step('results are narrowed and sorted like any list, and the text stays', async () => {
    await page.getByLabel('Sort by').selectOption('Price: low to high')
    await expect(page).toHaveURL('/searchResult?q=pen&sort=priceAsc')
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'In stock only' }).click()
    await expect(page).toHaveURL('/searchResult?q=pen&inStock=true&sort=priceAsc')
    await expect(heading(page)).toHaveText('Results for “pen”')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/searchResult?q=pen&sort=priceAsc')
  })
})

test('any text can be searched for, and none is an invitation to search', async ({ page }) => {
  for (const text of ['%', "'; drop table products; --", '<b>pen</b>', 'कलम', '\u0000pen', 'x'.repeat(3000)]) {
    const answer = await page.request.get(`/searchResult?q=${encodeURIComponent(text)}`)
    expect(answer.status(), text.slice(0, 20)).toBe(200)
  }
  await openAwake(page, `/searchResult?q=${encodeURIComponent('\u0000<b>pen</b> % कलम')}`)
  await expect(heading(page)).toContainText('<b>pen</b> % कलम')

  await page.goto('/searchresult?q=%20')
  await expect(heading(page)).toHaveText('What are you looking for?')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SRCH-01] the box searches all the same', async ({ page }) => {
    await page.goto('/helpdesk')
    await box(page).fill('notebook')
    await box(page).press('Enter')
    await expect(page).toHaveURL('/searchResult?q=notebook')
    await expect(results(page).first()).toContainText(/notebook/i)
  })

  test('[SRCH-01] a price in the text is a filter that can be taken away, and what is not sold is said', async ({
    page,
  }) => {
    await page.goto('/searchResult?q=camlin+gel+pen+under+100')
    await expect(heading(page)).toHaveText('Results for “camlin gel pen under 100”')
    await expect(page.getByText('No match for “camlin”')).toBeVisible()
    await expect(results(page).first()).toContainText(/gel pen/i)
    const few = await results(page).count()
    await page.getByRole('link', { name: 'Remove filter Up to ₹100' }).click()
    await expect(page).toHaveURL('/searchResult?q=camlin+gel+pen')
    expect(await results(page).count()).toBeGreaterThan(few)

    await page.goto('/searchResult?q=mobile+phone')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByText('We don’t sell “mobile phone”.')).toBeVisible()

    await page.goto('/searchResult?q=under+50')
    await expect(page).toHaveURL('/shop?maxPrice=50')
  })
})

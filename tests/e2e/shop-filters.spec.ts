import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { cards, chips, count, filters, grid, isRising, names, PART, prices } from './shop-page.ts'

test.describe('filters', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('choices and an order narrow and sort the list, and can be taken back', async ({ page }) => {
    await openAwake(page, '/shop')
    const inkColours = filters(page).getByRole('group', { name: 'Ink colour' })

    await test.step('a choice applies at once, keeps the focus and stands in the address', async () => {
      const writing = filters(page).getByRole('radio', { name: 'Writing Instruments' })
      await writing.click()
      await expect(page).toHaveURL('/shop?category=Writing')
      await expect(count(page, 24)).toBeVisible()
      await expect(writing).toBeFocused()
    })

    await test.step('a second one joins it, and Back takes it away', async () => {
      await inkColours.getByRole('radio', { name: /^Blue \d/ }).click()
      await expect(page).toHaveURL('/shop?category=Writing&inkColor=Blue')
      await expect(chips(page).getByRole('link')).toHaveText([/Writing Instruments/, /Ink colour: Blue/, 'Clear all'])
      await page.goBack()
      await expect(chips(page).getByRole('link')).toHaveText([/Writing Instruments/, 'Clear all'])
      await expect(inkColours.getByRole('radio').first()).toBeChecked()
    })

    await test.step('the count beside a choice is what the choice leaves', async () => {
      const refillable = filters(page).getByRole('group', { name: 'Refillable' })
      const label = refillable.getByText(/^Yes/).locator('..')
      const left = Number((await label.innerText()).match(/\d+/)?.[0])
      await refillable.getByRole('radio', { name: /^Yes/ }).click()
      await expect(count(page, left)).toBeVisible()
      await expect(cards(page)).toHaveCount(left)
      await page.goBack()
      await expect(chips(page).getByRole('link')).toHaveText([/Writing Instruments/, 'Clear all'])
    })

    await test.step('what names tell narrows it too: the type and the brand', async () => {
      await filters(page)
        .getByRole('group', { name: 'Type' })
        .getByRole('radio', { name: /^Pencil / })
        .click()
      await expect(page).toHaveURL('/shop?category=Writing&type=pencil')
      await filters(page)
        .getByRole('group', { name: 'Brand' })
        .getByRole('radio', { name: /^Patang / })
        .click()
      await expect(page).toHaveURL('/shop?category=Writing&type=pencil&brand=Patang')
      await expect.poll(() => names(page)).not.toContainEqual(expect.not.stringMatching(/^Patang .*Pencil/))
      await page.goBack()
      await page.goBack()
      await expect(chips(page).getByRole('link')).toHaveText([/Writing Instruments/, 'Clear all'])
    })

    await test.step('a chip takes its filter back', async () => {
      await chips(page).getByRole('link', { name: 'Remove filter Writing Instruments' }).click()
      await expect(page).toHaveURL('/shop')
      await expect(filters(page).getByRole('radio', { name: 'All categories' })).toBeChecked()
      await expect(count(page, 141)).toBeFocused()
    })

    await test.step('sorting orders the list and survives narrowing', async () => {
      await page.getByLabel('Sort by').selectOption('Price: low to high')
      await expect(page).toHaveURL('/shop?sort=priceAsc')
      await expect.poll(async () => isRising(await prices(page))).toBe(true)
      await filters(page).getByRole('checkbox', { name: 'In stock only' }).click()
      await expect(page).toHaveURL('/shop?inStock=true&sort=priceAsc')
      await expect(page.getByLabel('Sort by')).toHaveValue('priceAsc')
    })
  })

  test('prices narrow the list, down to nothing; a slow list is stood in for', async ({ page }) => {
    await openAwake(page, '/shop')
    const [from, to] = [filters(page).getByLabel('Min ₹'), filters(page).getByLabel('Max ₹')]

    await test.step('a reversed range stays in its fields with what is wrong', async () => {
      await from.fill('500')
      await to.fill('100')
      await filters(page).getByRole('button', { name: 'Go with this price range' }).click()
      await expect(filters(page).getByRole('alert')).toContainText('Min price can’t be higher than max price')
      await expect(from).toBeFocused()
      await expect(to).toHaveValue('100')
      await expectAccessible(page)
    })

    await test.step('a range leaves what costs that much', async () => {
      await from.fill('50')
      await from.press('Enter')
      await expect(chips(page)).toContainText('₹50 to ₹100')
      for (const price of await prices(page)) {
        expect(price).toBeGreaterThanOrEqual(50)
        expect(price).toBeLessThanOrEqual(100)
      }
    })

    await test.step('nothing matches: the page says so and offers to clear the filters', async () => {
      await from.fill('900000')
      await to.fill('')
      await from.press('Enter')
      await expect(page).toHaveURL('/shop?minPrice=900000')
      await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL('/shop')
      await expect(cards(page)).toHaveCount(PART)
    })

    await test.step('a slow list is stood in for by cards of its size', async () => {
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
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order and more products work on a phone and on a larger screen', async ({ page }) => {
    for (const width of [360, 1440]) {
      await test.step(`filters and order at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/shop')
        await filters(page).getByRole('radio', { name: 'Paper Products' }).check()
        await filters(page).getByRole('button', { name: 'Apply filters' }).click()
        await expect(chips(page)).toContainText('Paper Products')
        await page.getByLabel('Sort by').selectOption('Price: high to low')
        await page.getByRole('button', { name: 'Sort' }).click()
        await expect(chips(page)).toContainText('Paper Products')
        await expect.poll(async () => isRising((await prices(page)).toReversed())).toBe(true)
      })
    }

    await test.step('the next part of the list is a page of its own', async () => {
      await page.goto('/shop')
      await expect(cards(page)).toHaveCount(PART)
      const first = await names(page)
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect(page).toHaveURL(/\/shop\?cursor=/)
      await expect(cards(page)).toHaveCount(PART)
      for (const name of await names(page)) expect(first).not.toContain(name)
      await page.getByRole('link', { name: 'Go to the first page' }).click()
      await expect.poll(() => names(page)).toEqual(first)
    })
  })
})

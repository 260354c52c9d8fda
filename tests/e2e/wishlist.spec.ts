import type { Page } from '@playwright/test'
import { aCustomer, button, haveAccount, logIn } from './account-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { openProduct, productThat } from './product-page.ts'

const main = (page: Page) => page.getByRole('main')
const items = (page: Page) => page.getByRole('list', { name: 'My Wishlist' }).getByRole('listitem')
const inStock = (page: Page, not = '') => productThat(page, ({ stocks, _id }) => stocks > 5 && _id !== not)

test('[WISH-01] [WISH-02] [WISH-03] [PDP-03] a wishlist from empty to full and back', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await aCustomer(page)
  const pen = await inStock(page)

  await test.step('empty', async () => {
    await openAwake(page, '/wishlist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wishlist')
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/shop')
    await expectAccessible(page)
  })

  await test.step('the button of the product page', async () => {
    await openProduct(page, `/product/${pen._id}`)
    await page.getByRole('button', { name: 'Add to Wishlist', exact: true, pressed: false }).click()
    await expect(button(page, 'In your wishlist')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Added to your wishlist.')).toBeVisible()
    await openProduct(page, `/About?id=${pen._id}`)
    await expect(button(page, 'In your wishlist')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('removing, and taking that back', async () => {
    await openAwake(page, '/Wishlist')
    await expect(items(page)).toHaveCount(1)
    await expect(items(page).getByRole('link', { name: pen.name })).toHaveAttribute('href', `/About?id=${pen._id}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Remove ${pen.name}` }).click()
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(items(page)).toHaveCount(1)
    await page.reload()
    await expect(items(page)).toHaveCount(1)
    await page.getByRole('button', { name: `Remove ${pen.name}` }).click()
    await expect(page.getByText(`Removed ${pen.name}`)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  })

  await test.step('the heart of a card', async () => {
    await openAwake(page, '/shop')
    const heart = main(page)
      .getByRole('button', { name: / to Wishlist$/ })
      .first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('whoever removes by keyboard goes on with the next product', async () => {
    const hearts = main(page).getByRole('button', { name: / to Wishlist$/, pressed: false })
    for (const left of [await hearts.count(), (await hearts.count()) - 1]) {
      await hearts.first().click()
      await expect(hearts).toHaveCount(left - 1)
    }
    await openAwake(page, '/Wishlist')
    await expect(items(page)).toHaveCount(3)
    const remove = items(page).getByRole('button', { name: /^Remove / })
    const next = await remove.nth(2).getAttribute('aria-label')
    await remove.nth(1).press('Enter')
    await expect(items(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: next ?? '' })).toBeFocused()
  })
})

test('[WISH-03] a visitor is asked to log in, and the product is on the wishlist afterwards', async ({ page }) => {
  const asha = await haveAccount(page.request)
  const pen = await inStock(page)
  await openProduct(page, `/product/${pen._id}`)
  await button(page, 'Add to Wishlist').click()
  const dialog = page.getByRole('dialog', { name: 'Log in to save to your wishlist' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, asha)
  await expect(page).toHaveURL(`/product/${pen._id}`)
  await expect(button(page, 'In your wishlist')).toHaveAttribute('aria-pressed', 'true')
})

test('[WISH-01] a visitor is shown the way to the login and back', async ({ page }) => {
  await openAwake(page, '/Wishlist')
  const login = main(page).getByRole('link', { name: 'Log In' })
  await expect(login).toHaveAttribute('href', `/userLogin?next=${encodeURIComponent('/Wishlist')}`)
  await expectAccessible(page)
})

import { button } from './account-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { muchInStock } from './purchase.ts'
import { overflow } from './staff-page.ts'

/** A desktop of 1280 × 1024 at 400 %. */
test.use({ viewport: { width: 320, height: 256 } })

test('at 400 % nothing has to be scrolled sideways, and what is read has the most of the screen', async ({ page }) => {
  const pen = await muchInStock(page)
  const pages = ['/', '/hi', '/shop', '/searchResult?q=pen', `/product/${pen._id}`, '/register', '/terms']
  for (const path of pages) {
    await openAwake(page, path)
    expect(await overflow(page), path).toBe(0)
  }
  await openAwake(page, '/shop')
  await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('at 400 % a shopper gets to the checkout', async ({ page }) => {
  const pen = await muchInStock(page)
  await openAwake(page, `/product/${pen._id}`)
  await button(page, 'Add to Cart').first().click()
  await page.getByRole('dialog', { name: 'Added to cart' }).getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await button(page, 'Go to Checkout').click()
  await expect(page).toHaveURL('/userLogin?next=%2FBuyProduct')
})

import type { Page } from '@playwright/test'
import { setCartCall } from '#contract/cart/cart.endpoints.ts'
import { getProductCall } from '#contract/catalog/catalog.endpoints.ts'
import type { ProductWithPictures } from '#contract/catalog/product-pictures.ts'
import { inLanguage } from '#contract/platform/languages.ts'
import { addWishlistCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { AN_ADDRESS } from './address-page.ts'
import { englishLeft } from './english-left.ts'
import { expect, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { accountPaths, addressOf, publicPaths } from './page-paths.ts'
import { muchReviewed } from './product-page.ts'
import { aBuyer, buyNow, haveOrder, muchInStock } from './purchase.ts'
import { quietVisits } from './quiet-visits.ts'

/** What staff have written for those who do not see its pictures. */
async function pictureTexts(page: Page, product: string): Promise<string[]> {
  const answer = await page.request.get(getProductCall.path.replace(':id', product))
  const { data } = (await answer.json()) as { data: ProductWithPictures }
  return data.pictures.map(({ alt }) => alt).filter(Boolean)
}

async function expectHindi(page: Page, path: string, typed: readonly string[]): Promise<void> {
  expect.soft(await englishLeft(page, typed), `English on ${path} in Hindi`).toEqual([])
}

test('a visitor who reads Hindi finds no English on the public pages', async ({ browser }) =>
  withRefusals(
    browser,
    async (page) => {
      const { _id: product } = await muchReviewed(page)
      const typed = await pictureTexts(page, product)
      for (const path of publicPaths) {
        await page.goto(inLanguage('hi', addressOf(path, { product, address: '', order: '' })))
        await expectHindi(page, path, typed)
      }
    },
    // As they come. The next test sees what React makes of pages.
    { javaScriptEnabled: false },
  ))

test('a shopper who reads Hindi finds no English on the pages of an account', async ({ page }) => {
  test.slow()
  await quietVisits(page)
  const { addressId: address, person } = await aBuyer(page)
  const product = await muchInStock(page)
  const order = await haveOrder(page, { product, quantity: 2, addressId: address })
  await page.request.post(addWishlistCall.path, { data: { items: [{ productId: product._id }] } })
  await page.request.post(setCartCall.path, { data: { items: [{ productId: product._id, quantity: 2 }] } })
  await buyNow(page, product)
  const { fullName, email, username } = person
  const typed = [fullName, email, username, ...Object.values(AN_ADDRESS), ...(await pictureTexts(page, product._id))]
  for (const path of ['/user', '/product/:id', ...accountPaths]) {
    await openAwake(page, inLanguage('hi', addressOf(path, { product: product._id, address, order })))
    await expectHindi(page, path, typed)
  }
})

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
import { accountPaths, addressOf, type Known, publicPaths } from './page-paths.ts'
import { muchReviewed } from './product-page.ts'
import { aBuyer, buyNow, haveOrder, muchInStock } from './purchase.ts'
import { quietVisits } from './quiet-visits.ts'

/** What staff have written for those who do not see its pictures. */
async function pictureTexts(page: Page, product: string): Promise<string[]> {
  const answer = await page.request.get(getProductCall.path.replace(':id', product))
  const { data } = (await answer.json()) as { data: ProductWithPictures }
  return data.pictures.map(({ alt }) => alt).filter(Boolean)
}

/** All that came with the page and what React has made of it, seen or not. */
async function read(page: Page, path: string, known: Known, typed?: readonly string[]): Promise<void> {
  await openAwake(page, inLanguage('hi', addressOf(path, known)))
  expect.soft(await englishLeft(page, typed), `English on ${path} in Hindi`).toEqual([])
}

test('a visitor who reads Hindi finds no English on the public pages', async ({ browser }) => {
  test.slow()
  await withRefusals(browser, async (page) => {
    await quietVisits(page)
    const { _id: product } = await muchReviewed(page)
    const typed = await pictureTexts(page, product)
    for (const path of publicPaths) {
      await test.step(path, () => read(page, path, { product, address: '', order: '' }, typed))
    }
  })
})

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
    await test.step(path, () => read(page, path, { product: product._id, address, order }, typed))
  }
})

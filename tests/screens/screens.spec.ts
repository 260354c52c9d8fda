import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { todoEventsCall } from '#contract/admin/todos.endpoints.ts'
import { userListCall } from '#contract/admin/users.endpoints.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { inLanguage, LANGUAGE_CODES, type Language } from '#contract/platform/languages.ts'
import { addWishlistCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { enter } from '../e2e/account-page.ts'
import { openAwake } from '../e2e/open-awake.ts'
import { OWNER } from '../e2e/owner.ts'
import { aBuyer, haveOrder, muchInStock } from '../e2e/purchase.ts'
import { quietVisits } from '../e2e/quiet-visits.ts'
import { aNewSeller, aSeller, haveProduct, overflow } from '../e2e/staff-page.ts'
import { emptyGallery, fileOf, GALLERY, writeGallery } from './gallery.ts'
import { ofSellers, ofShoppers, ofStaff, ofVisitors, type Screen } from './screens.ts'

const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const

/** `LANGUAGES=hi npm run screens` shows one of them only, `npm run screens -- -g staff` what staff see. */
const languages = LANGUAGE_CODES.filter((code) => process.env.LANGUAGES?.split(',').includes(code) ?? true)
/** What is longer than this is the same again. */
const LONGEST = 4_000

test.describe.configure({ mode: 'serial' })
test.beforeAll(emptyGallery)
test.beforeEach(({ page }) => quietVisits(page))
// A stream never ends, and the network would never be idle.
test.beforeEach(({ page }) => page.route(todoEventsCall.path, (route) => route.fulfill({ status: 204 })))
test.afterAll(() => console.log(`${writeGallery()}`))

async function shoot(page: Page, screens: readonly Screen[], inThese = languages): Promise<void> {
  for (const screen of screens) {
    for (const language of inThese) {
      await test.step(`${screen.name}, ${language}`, () => shootIn(language, page, screen))
    }
  }
}

async function shootIn(language: Language, page: Page, { name, path, first }: Screen): Promise<void> {
  await openAwake(page, inLanguage(language, path))
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
  await first?.(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overflow(page), `${name} at ${width} px is wider than the screen`).toBe(0)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width, height: Math.min(height, LONGEST) }
      const file = join(GALLERY, fileOf(name, language, width, colorScheme))
      await page.screenshot({ path: file, clip, fullPage: true, quality: 60, type: 'jpeg', animations: 'disabled' })
    }
  }
}

test('visitors', async ({ page }) => {
  const { _id } = await muchInStock(page)
  await shoot(page, [...ofVisitors, { name: 'Product', path: `/product/${_id}` }])
})

test('shoppers', async ({ page }) => {
  const { addressId } = await aBuyer(page)
  const product = await muchInStock(page)
  await shoot(page, [
    { name: 'Orders, none yet', path: '/myOrder' },
    { name: 'Wishlist, empty', path: '/Wishlist' },
  ])
  const orderId = await haveOrder(page, { product, quantity: 2, addressId })
  await page.request.post(addWishlistCall.path, { data: { items: [{ productId: product._id }] } })
  await openAwake(page, `/product/${product._id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await shoot(page, [
    ...ofShoppers,
    { name: 'Cart', path: '/cart' },
    { name: 'Checkout', path: '/BuyProduct' },
    { name: 'Order', path: `/OrderItems?id=${orderId}` },
    { name: 'Order placed', path: `/order-success/${orderId}` },
    { name: 'Edit address', path: `/edit-address/${addressId}` },
  ])
})

/** Staff read English. */
const ofOffice = languages.filter((language) => language === 'en')

test('staff', async ({ page, browser }) => {
  const shopper = await browser.newPage()
  const { addressId } = await aBuyer(shopper)
  const product = await muchInStock(shopper)
  const orderId = await haveOrder(shopper, { product, quantity: 2, addressId })
  await aNewSeller(shopper.request)
  await shopper.close()
  await enter(page, OWNER)
  const { data } = await (await page.request.get(userListCall.path)).json()
  const order = `/admin/orders/${orderId}`
  await shoot(
    page,
    [
      ...ofStaff,
      { name: 'A person', path: `/admin/customers/${data[0]._id}` },
      { name: 'Edit a product', path: `/updateProduct/${product._id}` },
      { name: 'An order, for staff', path: order },
      { name: 'Refund a part of an order', path: `${order}/refund` },
      { name: 'Ship with your own courier', path: `${order}/courier` },
      { name: 'Correct the address of an order', path: `${order}/address` },
    ],
    ofOffice,
  )
})

test('sellers', async ({ page, browser }) => {
  await enter(page, await aNewSeller(page.request))
  await shoot(page, [{ name: 'Seller, waiting', path: '/seller' }])
  await enter(page, await aSeller(page.request))
  const product = { _id: await haveProduct(page, 'Neem Pen'), price: 40 } as ProductCard
  const shopper = await browser.newPage()
  const orderId = await haveOrder(shopper, { product, quantity: 2, ...(await aBuyer(shopper)) })
  await shopper.close()
  await shoot(
    page,
    ofSellers.filter(({ path }) => path.startsWith('/seller')),
  )
  const office = ofSellers.filter(({ path }) => path.startsWith('/admin'))
  await shoot(page, [...office, { name: 'An order of a seller', path: `/admin/orders/${orderId}` }], ofOffice)
})

import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { todoEventsCall } from '#contract/admin/todos.endpoints.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { inLanguage, LANGUAGE_CODES, type Language } from '#contract/platform/languages.ts'
import { addWishlistCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { enter, logInByApi } from '../e2e/account-page.ts'
import { openAwake } from '../e2e/open-awake.ts'
import { OWNER } from '../e2e/owner.ts'
import { aBuyer, haveOrder, muchInStock } from '../e2e/purchase.ts'
import { quietVisits } from '../e2e/quiet-visits.ts'
import { emptyGallery, fileOf, GALLERY, writeGallery } from './gallery.ts'
import { ofShoppers, ofStaff, ofVisitors, type Screen } from './screens.ts'

type Look = { widths: readonly number[]; themes: readonly ('light' | 'dark')[] }

/** In every language but the first it is the words that are looked at, at their narrowest and their widest. */
const LOOKS: Record<Language, Look> = {
  en: { widths: [360, 768, 1440], themes: ['light', 'dark'] },
  hi: { widths: [360, 1440], themes: ['light'] },
}
/** `LANGUAGES=hi npm run screens` shows one of them only. */
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

async function shootIn(language: Language, page: Page, { name, path }: Screen): Promise<void> {
  const { widths, themes } = LOOKS[language]
  await openAwake(page, inLanguage(language, path))
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of themes) {
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

test('staff', async ({ page }) => {
  await logInByApi(page.request, OWNER)
  await enter(page, OWNER)
  const { _id } = await muchInStock(page)
  const answer = await page.request.get(`${AGGREGATOR}/manageOrder?limit=1`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  const screens = [
    ...ofStaff,
    { name: 'Edit a product', path: `/updateProduct/${_id}` },
    ...data.flatMap(({ id }) => [
      { name: 'An order, for staff', path: `/admin/orders/${id}` },
      { name: 'Refund a part of an order', path: `/admin/orders/${id}/refund` },
      { name: 'Ship with your own courier', path: `/admin/orders/${id}/courier` },
    ]),
  ]
  // Staff read English.
  await shoot(
    page,
    screens,
    languages.filter((language) => language === 'en'),
  )
})

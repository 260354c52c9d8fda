import { existsSync } from 'node:fs'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { getAllAddressesCall } from '#contract/addresses/addresses.endpoints.ts'
import { getCartCall } from '#contract/cart/cart.endpoints.ts'
import { LONGEST_NAME } from '#contract/catalog/product.texts.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { raiseGrievanceCall } from '#contract/grievances/grievances.endpoints.ts'
import { listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { addWishlistCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { DEMO_CUSTOMER } from '#server/accounts/demo-customer.ts'
import { button, enter, haveAccount } from '../e2e/account-page.ts'
import { openAwake } from '../e2e/open-awake.ts'
import { OWNER } from '../e2e/owner.ts'
import { productThat } from '../e2e/product-page.ts'
import { aBuyer, buyNow, haveOrder, muchInStock } from '../e2e/purchase.ts'
import { quietVisits } from '../e2e/quiet-visits.ts'
import { aNewSeller, aSeller, haveProduct } from '../e2e/staff-page.ts'
import { emptyGallery } from './gallery.ts'
import { type Facts, keepFacts } from './known.ts'
import { forgetOutcomes } from './outcomes.ts'
import { combinationsOf, isWhole, keptSlice } from './slice.ts'
import { dataDirOf, KNOWN_FILE, urlOf, type World } from './worlds.ts'

/** What is about one thing opens without it where there is none. */
const NONE = '00000000-0000-4000-8000-000000000000'
const NOTHING = { product: NONE, address: NONE, order: NONE, person: NONE, sale: NONE }

/** Makes in each shop, over the API, what its screens are opened for. */
export default async function prepare(): Promise<void> {
  const slice = keptSlice()
  if (isWhole(slice)) emptyGallery()
  forgetOutcomes(combinationsOf(slice))
  if (existsSync(KNOWN_FILE)) return
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  keepFacts({
    demo: await inWorld(browser, 'demo', demoFacts),
    new: await inWorld(browser, 'new', newFacts),
    stretched: await inWorld(browser, 'stretched', stretchedFacts),
  })
  await browser.close()
}

async function inWorld(browser: Browser, world: World, make: (newPage: () => Promise<Page>) => Promise<Facts>) {
  // Mails are read from there.
  process.env.E2E_DATA_DIR = dataDirOf(world)
  return make(async () => {
    const context = await browser.newContext({ baseURL: urlOf(world), serviceWorkers: 'block' })
    const page = await context.newPage()
    await quietVisits(page)
    return page
  })
}

const rootOf = (page: Page) => page.evaluate(() => localStorage.getItem('root') ?? '{}')

async function demoFacts(newPage: () => Promise<Page>): Promise<Facts> {
  const page = await newPage()
  const { addressId, person: shopper } = await aBuyer(page)
  const product = await muchInStock(page)
  const order = await haveOrder(page, { product, quantity: 2, addressId })
  await page.request.post(addWishlistCall.path, { data: { items: [{ productId: product._id }] } })
  await page.request.post(raiseGrievanceCall.path, {
    data: {
      name: 'Asha Verma',
      email: 'asha@example.in',
      text: 'The parcel came open, and a pen was missing from it.',
    },
  })
  await openAwake(page, `/product/${product._id}`)
  await button(page, 'Add to Cart').first().click()
  // Whoever logs in elsewhere has the cart that the shop knows.
  await expect.poll(async () => (await page.request.get(getCartCall.path)).text()).toContain(product._id)
  await buyNow(page, product)
  const root = await rootOf(page)
  const { seller, newSeller, sale, person } = await sellersOf(
    await newPage(),
    await newPage(),
    'Rohan Traders',
    'Neem Pen',
  )
  const logins = { shopper, owner: OWNER, seller, newSeller }
  return { product: product._id, address: addressId, order, person, sale, logins, root }
}

async function newFacts(newPage: () => Promise<Page>): Promise<Facts> {
  const { request } = await newPage()
  const logins = { shopper: await haveAccount(request), owner: OWNER, seller: await aNewSeller(request) }
  return { ...NOTHING, logins: { ...logins, newSeller: logins.seller } }
}

async function stretchedFacts(newPage: () => Promise<Page>): Promise<Facts> {
  const page = await newPage()
  const { username, password } = DEMO_CUSTOMER
  await enter(page, { username, password })
  const { _id: product } = await productThat(page, ({ ratingCount }) => ratingCount >= 1_000)
  const first = async (path: string) => (await (await page.request.get(path)).json()).data[0]
  const { id: order } = await first(listOrdersCall.path)
  const { _id: address } = await first(getAllAddressesCall.path)
  await openAwake(page, '/cart')
  await button(page, 'Go to Checkout').click()
  await page.waitForURL('/BuyProduct')
  const root = await rootOf(page)
  const word = (start: string, length: number) => start.padEnd(length, 'Wxyzmaheshwarananda')
  const found = await sellersOf(await newPage(), await newPage(), word('Rohan', 100), word('Neem', LONGEST_NAME))
  const logins = { shopper: { username, password }, owner: OWNER, seller: found.seller, newSeller: found.newSeller }
  return { product, address, order, person: DEMO_CUSTOMER.id, sale: found.sale, logins, root }
}

/** A seller who sells and has sold, one who waits, and somebody who bought. */
async function sellersOf(page: Page, shopper: Page, sellerName: string, productName: string) {
  const newSeller = await aNewSeller(page.request, sellerName)
  const seller = await aSeller(page.request, sellerName)
  const { _id: person } = await enter(page, seller)
  const product = { _id: await haveProduct(page, productName), price: 40 } as ProductCard
  const sale = await haveOrder(shopper, { product, quantity: 2, ...(await aBuyer(shopper)) })
  return { newSeller, seller, sale, person }
}

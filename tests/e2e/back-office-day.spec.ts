import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/product.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { button, enter, field, logInByApi } from './account-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { aBuyer, haveOrder, haveOrderOf } from './purchase.ts'
import {
  aNewSeller,
  answer,
  aPictureFile,
  aSeller,
  GSTIN,
  haveProduct,
  overflow,
  part,
  question,
  rows,
} from './staff-page.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const answers = (page: Page) => list(page, 'Sellers')

/** A seller at work, with a product on sale. */
async function aSellerWith(newPage: () => Promise<Page>, fullName: string, productName: string) {
  const page = await newPage()
  await enter(page, await aSeller(page.request, fullName))
  const product = { _id: await haveProduct(page, productName), price: 40 } as ProductCard
  return { page, product }
}

async function packingSlip(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await button(page, 'Packing slip').click()
  return pdfText(await readFile(await (await saved).path()))
}

async function stockOf(page: Page, { _id }: ProductCard): Promise<number> {
  const found = await page.request.get(`/api/v1/product/getProduct/${_id}`)
  return ((await found.json()) as { data: ProductCard }).data.stocks
}

test('[ADM-04] an order of two sellers is noticed, packed, shipped, returned and partly refunded', async ({
  page: owner,
  newPage,
}) => {
  test.setTimeout(150_000)
  const [neem, teak, buyer] = await Promise.all([
    aSellerWith(newPage, 'Neem Traders', 'Neem Pen'),
    aSellerWith(newPage, 'Teak Traders', 'Teak Pen'),
    newPage().then(async (page) => ({ page, ...(await aBuyer(page)) })),
    enter(owner, OWNER),
  ])
  await openAwake(owner, '/admin')
  const todos = part(owner, 'To do')
  await expect(todos.getByRole('link').first()).toBeVisible()
  const lines = [
    { product: neem.product, quantity: 2 },
    { product: teak.product, quantity: 1 },
  ]
  const id = await haveOrderOf(buyer.page, { lines, addressId: buyer.addressId })
  const number = (await (await buyer.page.request.get(`/api/v2/shiprocket/getOrder/${id}`)).json()).data
    .channel_order_id as string
  const timeline = list(owner, 'Timeline')

  await test.step('it shows up by itself: a word for screen readers, the tile and the title', async () => {
    await expect(owner.locator('[aria-live=polite]').getByText(`New order ${number}`)).toBeAttached()
    await expect(todos.getByRole('link', { name: /^To pack, \d/ })).toHaveAttribute(
      'href',
      '/admin/orders?fulfilment=to-pack',
    )
    await expect(owner).toHaveTitle(/^\(\d+\) Admin Panel · Likho$/)
    await expectAccessible(owner)
  })

  await test.step('it is found by its number with the keyboard alone; what is not there is said', async () => {
    await owner.keyboard.press('/')
    const search = owner.getByRole('combobox', { name: 'Search orders, products, people and pages' })
    await expect(search).toBeFocused()
    await search.fill('zzyzx qqq')
    await expect(owner.getByText('Nothing found for “zzyzx qqq”.')).toBeVisible()
    await owner.keyboard.press('Escape')
    await expect(owner.getByRole('dialog')).toHaveCount(0)
    await owner.keyboard.press('Control+k')
    await search.fill(number)
    await expect(owner.getByRole('option', { name: number })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(owner)
    await search.press('Enter')
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
    await expect(owner.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('each seller sees their own lines, and no buyer', async () => {
    for (const { page, own, other } of [
      { page: neem.page, own: 'Neem Pen', other: 'Teak Pen' },
      { page: teak.page, own: 'Teak Pen', other: 'Neem Pen' },
    ]) {
      await openAwake(page, '/admin/orders')
      await rows(page, 'Orders').getByRole('link', { name: number }).click()
      await expect(list(page, 'Products')).toContainText(own)
      await expect(page.getByRole('main')).not.toContainText(other)
      await expect(page.getByRole('main')).not.toContainText('Asha')
      await expect(page.getByRole('heading', { name: 'Other actions' })).toHaveCount(0)
    }
  })

  await test.step('one of them confirms and packs by a slip of their own lines', async () => {
    await button(neem.page, 'I can send these').click()
    await answer(neem.page, 'Yes, I can send these')
    await expect(answers(neem.page)).toContainText('Confirmed')
    const slip = await packingSlip(neem.page)
    expect(slip).toContain('Neem Pen')
    expect(slip).not.toContain('Teak Pen')
    await button(neem.page, 'Mark as packed').click()
    await answer(neem.page, 'Mark as packed')
    await expect(answers(neem.page)).toContainText('Packed')
    await expectAccessible(neem.page)
  })

  await test.step('the owner reads that, packs by a slip of all lines and ships with a courier of their own', async () => {
    await owner.reload()
    await expect(answers(owner)).toContainText(/Neem Traders.*Packed/)
    await expect(answers(owner)).toContainText(/Teak Traders.*Not confirmed yet/)
    expect(await packingSlip(owner)).toMatch(/Neem Pen[\s\S]*Teak Pen/)
    await owner.getByRole('link', { name: 'Ship with your own courier' }).click()
    await field(owner, 'Courier (optional)').fill('India Post')
    await field(owner, 'Tracking number (optional)').fill('EB123456789IN')
    await expectAccessible(owner)
    await button(owner, 'Mark as shipped').click()
    await expect(timeline).toContainText('Shipped with own courier')
  })

  await test.step('the shopper sees who carries it, and by which number', async () => {
    await openAwake(buyer.page, `/OrderItems?id=${id}`)
    await expect(buyer.page.getByRole('main')).toContainText('India Post')
    await expect(buyer.page.getByRole('main')).toContainText('EB123456789IN')
    expect(await Promise.all(lines.map(({ product }) => stockOf(buyer.page, product)))).toEqual([28, 29])
  })

  await test.step('it arrives, comes back and goes on sale again', async () => {
    for (const name of ['Mark as delivered', 'Mark as returned', 'Put back in stock']) {
      await button(owner, name).click()
      await answer(owner, name)
      await expect(button(owner, name)).toHaveCount(0)
    }
    expect(await Promise.all(lines.map(({ product }) => stockOf(buyer.page, product)))).toEqual([30, 30])
  })

  await test.step('one pen is refunded with its tax, for a reason', async () => {
    await owner.getByRole('link', { name: 'Refund items or an amount' }).click()
    await button(owner, 'Refund one more of Neem Pen').click()
    await button(owner, 'Refund ₹47.34').click()
    await expect(field(owner, 'Reason')).toHaveAccessibleDescription('Choose a reason')
    await field(owner, 'Reason').selectOption('Damaged or faulty')
    await expectAccessible(owner)
    await button(owner, 'Refund ₹47.34').click()
    await expect(timeline).toContainText('Damaged or faulty · 1 × Neem Pen')
    await expect(part(owner, 'Refund')).toContainText('₹47.34')
    await expect(button(owner, 'Refund the remaining ₹94.66')).toBeVisible()
    expect(await stockOf(buyer.page, neem.product), 'it is in the stock already').toBe(30)
  })

  await test.step('the timeline tells all of it, newest first; a note stays among colleagues', async () => {
    await field(owner, 'New note').fill('Box was wet')
    await button(owner, 'Add note').click()
    await expect(list(owner, 'Notes')).toContainText('Box was wet')
    await expect(timeline).toContainText(
      /Refund requested.*back in stock.*Status: Delivered.*Status: Shipped.*Shipped with own courier.*Payment received/,
    )
    await owner.setViewportSize({ width: 360, height: 740 })
    expect(await overflow(owner)).toBe(0)
    await expectAccessible(owner)
  })
})

test('[SELL-02] [SELL-05] [ADM-04] a refused seller corrects, is approved, sells and answers for what was sold', async ({
  page,
  request,
  newPage,
}) => {
  test.setTimeout(150_000)
  const rohan = await aNewSeller(request)
  await logInByApi(request, OWNER)
  const sellers = async () =>
    (await (await request.get(`/api/v1/seller/sellerList?search=${rohan.username}`)).json()).data
  const id: string = (await sellers())[0]._id
  const decide = (data: object) => request.post(`/api/v1/seller/approve/${id}`, { data })
  await expect(await decide({ approved: false, reason: 'The name does not fit the GSTIN' })).toBeOK()
  const account = page.getByRole('region', { name: 'Your seller account' })
  const name = `Likho Test Pen ${rohan.username}`
  const product = { _id: '', price: 40 } as ProductCard

  await test.step('reads why, corrects and sends again', async () => {
    await enter(page, rohan)
    await openAwake(page, '/seller')
    await expect(account).toContainText('Your seller account is not approved yet.')
    await expect(account).toContainText('The name does not fit the GSTIN')
    await expectAccessible(page)
    await account.getByRole('link', { name: 'Correct and send again' }).click()
    await expect(field(page, 'GST number (GSTIN)')).toHaveValue(GSTIN)
    await field(page, 'Full name').fill('Rohan Traders LLP')
    await field(page, 'Phone number').fill('98765 43210')
    await field(page, 'PIN code').fill('411002')
    await field(page, 'Street address').fill('12 Tilak Road')
    await button(page, 'Send again').click()
    await expect(page.getByText('Enter your city or town')).toBeVisible()
    await expectAccessible(page)
    await field(page, 'City or town').fill('Pune')
    await button(page, 'Send again').click()
    await expect(page).toHaveURL('/seller')
    await expect(account).toContainText('You’ve sent it again.')
    await expect(account).toContainText('Pune, Maharashtra 411002')
    expect((await sellers())[0].resent.changes.fullName).toEqual(['Rohan Traders', 'Rohan Traders LLP'])
  })

  await test.step('is greeted once approved', async () => {
    await expect(await decide({ approved: true })).toBeOK()
    await openAwake(page, '/seller')
    await expect(account).toContainText('Welcome, Rohan Traders LLP!')
    for (const link of ['Add Product', 'Orders', 'Products'])
      await expect(account.getByRole('link', { name: link })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('adds a product', async () => {
    await account.getByRole('link', { name: 'Add Product' }).click()
    await expect(page).toHaveURL('/addProduct')
    await field(page, 'Product name').fill(name)
    await field(page, 'Category').selectOption('Writing')
    await field(page, 'Price').fill('40')
    await field(page, 'Stock').fill('30')
    await field(page, 'Description').fill('A pen that writes.')
    await page.locator('input[type=file]').setInputFiles({ ...(await aPictureFile()), name: 'pen.png' })
    await button(page, 'Add Product').click()
    await expect(page.getByText('Product added successfully!')).toBeVisible()
  })

  await test.step('a shopper finds it, sees who sells it and buys two', async () => {
    const shopper = await newPage()
    const { addressId } = await aBuyer(shopper)
    await openAwake(shopper, `/searchResult?q=${encodeURIComponent(name)}`)
    await shopper.getByRole('link', { name }).first().click()
    await expect(shopper.getByText('Sold by Rohan Traders LLP')).toBeVisible()
    product._id = /[\da-f-]{36}/.exec(shopper.url())?.[0] ?? ''
    await haveOrder(shopper, { product, quantity: 2, addressId })
  })

  await test.step('the seller confirms it, then cannot send it, and staff have that on their desk', async () => {
    await openAwake(page, '/admin?list=orders')
    await expect(page.getByRole('button', { name: 'Order List' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'User List' })).toHaveCount(0)
    await rows(page, 'Orders').getByRole('link').click()
    await expect(answers(page)).toContainText('Not confirmed yet')
    await button(page, 'I can send these').click()
    await answer(page, 'Yes, I can send these')
    await expect(answers(page)).toContainText('Confirmed')
    await button(page, 'I can’t send these').click()
    await expect(question(page).getByLabel('Why not?')).toBeFocused()
    await page.keyboard.type('Water in the store')
    await answer(page, 'I can’t send these')
    await expect(answers(page)).toContainText('“Water in the store”')
    await expectAccessible(page)
    const { data } = await (await request.get('/api/v2/admin/attention?kind=sellerCannot&limit=100')).json()
    expect(JSON.stringify(data)).toContain('Water in the store')
  })
})

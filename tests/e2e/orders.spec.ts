import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/product.ts'
import { aCustomer, button } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept } from './product-page.ts'
import { aBuyer, haveOrder, muchInStock } from './purchase.ts'

const GET = '**/api/v2/shiprocket/getOrder**'
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const orders = (page: Page) => page.getByRole('list', { name: 'Orders' })

/** Somebody who has ordered two of a product. */
async function withOrder(page: Page): Promise<{ id: string; product: ProductCard }> {
  const { addressId } = await aBuyer(page)
  const product = await muchInStock(page)
  return { id: await haveOrder(page, { product, quantity: 2, addressId }), product }
}

test('[ORD-02] [ORD-05] [ORD-06] a card in the history leads to the order, and Go Back to the history', async ({
  page,
}) => {
  const { id, product } = await withOrder(page)
  await openAwake(page, '/myOrder')
  await expect(orders(page)).toContainText(product.name)
  await expect(orders(page)).toContainText('Processing')
  await expectAccessible(page)
  await orders(page).getByRole('link').click()
  await expect(page).toHaveURL(`/OrderItems?id=${id}`)
  await button(page, 'Go Back').click()
  await expect(page).toHaveURL('/myOrder')
})

test('[ORD-04] every part of an order is shown, and without an id the same order again', async ({ page }) => {
  const { id, product } = await withOrder(page)
  await openAwake(page, `/OrderItems?id=${id}`)
  await expect(part(page, 'Order information')).toContainText(product.name)
  await expect(page.getByRole('main').getByText('This is a test order: no real money was paid')).toBeVisible()
  await expect(part(page, 'Delivery')).toContainText(/Arriving by \w+day, \d+ \w+/)
  await expect(part(page, 'Delivery').getByRole('listitem')).toContainText([
    'Order placed',
    /Shipped *by/,
    /Delivered *by/,
  ])
  await expect(part(page, 'Payment')).toContainText('Paid')
  await expect(part(page, 'Shipping address')).toContainText('Pune, Maharashtra 411001')
  await expect(part(page, 'Customer information')).toContainText('9876543210')
  const returns = part(page, 'Returns and exchange')
  await expect(returns.getByRole('link', { name: 'How returns work' })).toHaveAttribute('href', '/returns')
  await expect(returns.getByRole('link', { name: '@' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Return%20of%20order/,
  )
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download test bill' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^TEST-LK.*\.pdf$/)
  await expectAccessible(page)
  await openAwake(page, '/orderitems')
  await part(page, 'Order information').getByText('Details').click()
  await expect(part(page, 'Order information').getByText(id)).toBeVisible()
})

test('[ORD-05] on paper there is only the order', async ({ page }) => {
  const { id } = await withOrder(page)
  await openAwake(page, `/OrderItems?id=${id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(part(page, 'Payment')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b(?!s)/g), 'one sheet').toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await button(page, 'Print').click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
})

test('[ORD-04] [ORD-07] an order is cancelled once it was confirmed', async ({ page }) => {
  const { id } = await withOrder(page)
  await openAwake(page, `/OrderItems?id=${id}`)
  await button(page, 'Cancel order').click()
  const question = page.getByRole('alertdialog', { name: /^Cancel order / })
  await question.getByRole('button', { name: 'Keep order' }).click()
  await expect(question).toBeHidden()
  await button(page, 'Cancel order').click()
  await expectAccessible(page)
  await question.getByRole('button', { name: /^Cancel order and refund ₹/ }).click()
  await expect(page.getByText('Your order is cancelled. We’re processing your refund.')).toBeVisible()
  await expect(part(page, 'Order information')).toContainText('Cancelled')
  await expect(part(page, 'Payment')).toContainText(/Refund/)
  await expect(part(page, 'Delivery')).toContainText(/refund of ₹|refunded ₹/)
  await expect(part(page, 'Returns and exchange')).toHaveCount(0)
  await expect(button(page, 'Cancel order')).toHaveCount(0)
  await openAwake(page, `/order-success/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order cancelled')
})

test('the same is bought once more', async ({ page }) => {
  const { id, product } = await withOrder(page)
  await openAwake(page, `/OrderItems?id=${id}`)
  await button(page, 'Buy again').click()
  await expect(page).toHaveURL('/cart')
  expect((await kept(page, 'root')).state.cart.cartItems).toMatchObject([{ _id: product._id, quantity: 2 }])
})

test('[ORD-01] the success page tells of the order and goes on after three seconds, unless it is touched', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const held = (act: () => void, ms?: number, ...given: unknown[]) =>
      ms === 3_000 ? Number(document.addEventListener('go-on', act)) : setTimeout(act, ms, ...given)
    window.setTimeout = held as typeof window.setTimeout
  })
  const { id, product } = await withOrder(page)
  const main = page.getByRole('main')
  await openAwake(page, `/order-success/${id}`)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  for (const told of [
    id,
    /TEST-LK[B-Z]{3}-\d{6}/,
    product.name,
    /Arriving by \w+day, \d+/,
    'Pune, Maharashtra 411001',
  ]) {
    await expect(main).toContainText(told)
  }
  await expect(main.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/myOrder')
  await expectAccessible(page)
  await page.evaluate(() => document.dispatchEvent(new Event('go-on')))
  await expect(page).toHaveURL('/myOrder')
  await openAwake(page, `/order-success/${id}`)
  await main.getByText('Tap to stay').click()
  await expect(main.getByText('Tap to stay')).toHaveCount(0)
})

test('[ORD-02] without orders the page says so, and sends visitors to the login and back', async ({ page }) => {
  await openAwake(page, '/OrderItems?id=x')
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', /next=%2FOrderItems%3Fid%3Dx$/)
  await aCustomer(page)
  await openAwake(page, '/myorder')
  await expect(page.getByText('No orders found.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/shop')
  await expectAccessible(page)
})

test('[ORD-03] [ORD-07] what fails is said, and can be tried again', async ({ browser }) => {
  await withRefusals(
    browser,
    async (page) => {
      const { addressId } = await aBuyer(page)
      const id = await haveOrder(page, { product: await muchInStock(page), quantity: 1, addressId })
      const busy = { success: false, code: 'request/overloaded', message: 'The shop is very busy.', requestId: 'r' }
      await page.route(GET, (route) => route.fulfill({ status: 503, json: busy }))
      for (const path of ['/myOrder', `/OrderItems?id=${id}`]) {
        await openAwake(page, path)
        await expect(page.getByRole('alert')).toHaveText('The shop is very busy.')
        await expectAccessible(page)
      }
      await page.unroute(GET)
      await button(page, 'Retry').click()
      await expect(part(page, 'Order information')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

      await page.route('**/cancelOrder/**', (route) => route.abort())
      await button(page, 'Cancel order').click()
      await page.getByRole('button', { name: /^Cancel order and refund ₹/ }).click()
      await expect(page.getByRole('alert')).toHaveText('⚠️ An error occurred. Please try again.')
      await page.unroute('**/cancelOrder/**')
      await page.request.post(`/api/v2/shiprocket/cancelOrder/${id}`)
      await button(page, 'Cancel order').click()
      await page.getByRole('button', { name: /^Cancel order and refund ₹/ }).click()
      await expect(page.getByRole('alert')).toHaveText('❌ Failed to cancel the order. Please try again.')
      await expect(page.getByText('This order is already cancelled.')).toBeVisible()
    },
    { viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
  )
})

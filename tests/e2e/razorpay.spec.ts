import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/product.ts'
import { serveCheckoutJs } from '#tests/support/checkout-js.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { postWebhook, webhookOf } from '#tests/support/shiprocket-stand-in.ts'
import { button, enter, logIn, logInByApi } from './account-page.ts'
import { haveAddress } from './address-page.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { aBuyer, buyNow, haveOrder, muchInStock, payablePaise } from './purchase.ts'
import { test } from './razorpay-shop.ts'
import { answer, aSeller, haveProduct, overflow, part, rows } from './staff-page.ts'

// One after the other: all use the one shop that has such a bank.
test.describe.configure({ mode: 'default' })

const tile = (page: Page, name: string) => page.getByRole('definition').filter({ has: page.getByText(name) })

test('[PAY-01] [PAY-02] [PAY-03] [PAY-06] by Razorpay: refused, closed, tried again, paid, one order', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000)
  const dialog = page.getByRole('dialog', { name: 'Razorpay' })
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  await serveCheckoutJs(page, shop.bank)
  await openAwake(page, '/userLogin')
  await logIn(page, { username: 'asha', password: 'likho-demo' })
  await page.waitForURL('/user')
  const product = await muchInStock(page)
  await buyNow(page, product)
  expect(await page.locator('script[src*="razorpay"]').count(), 'nothing of Razorpay before the payment').toBe(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${new URL(page.url()).pathname} ${new URL(request.url()).pathname}`))
  await button(page, 'Pay Now').click()

  await test.step('the dialog knows the payer and the amount, and Escape does not close it', async () => {
    await expect(dialog).toContainText(`(9800000014) for ${payablePaise(product, 1).payable}`, { timeout: 60_000 })
    expect(asked, 'the amount is the one that was agreed to').not.toContain('/payments /api/v2/cart/check')
    expect(asked).toContain('/payments /api/v2/payments/paid')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
  })

  await test.step('a refused payment may be followed by a good one in the same dialog', async () => {
    await press('Use a bad card')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await press('Pay with UPI')
    await page.waitForURL(/\/order-success\//)
    expect(shop.bank.orders.size).toBe(1)
    expect(shop.bank.payments.size).toBe(1)
  })

  await test.step('Shiprocket is told of the order, and tells when it is on its way', async () => {
    await expect.poll(() => shop.courier.orders[0]?.pickups).toBe(1)
    const [order] = shop.courier.orders as [KeptOrder]
    shop.courier.scan(order, { date: '2026-11-20 10:00:00', id: 6, label: 'Shipped', place: 'Pune' })
    expect(await postWebhook(shop.address, webhookOf(order, 6), 2)).toEqual([200, 200])
    await openAwake(page, '/myOrder')
    await page.getByRole('main').getByRole('link', { name: order.orderNumber }).click()
    await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(order.awb ?? 'its tracking number')
    await expect(page.getByText('Shipped').first()).toBeVisible()
  })

  await test.step('a refused payment counts once the dialog is closed; a closed one may be paid elsewhere', async () => {
    await buyNow(page, product)
    await button(page, 'Pay Now').click()
    await press('Use a bad card')
    await press('Close')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Payment Failed! Please try again.')
    const paymentOrder = [...shop.bank.orders.keys()].at(-1) ?? ''
    shop.bank.pay(paymentOrder)
    await button(page, 'Retry').click()
    await page.waitForURL(/\/order-success\//)
    expect(shop.bank.orders.size, 'nothing was asked for twice').toBe(2)
  })
})

test('a refund that the provider refuses is on the desk of the staff, and trying again mends it', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  await logInByApi(page.request, { username: 'asha', password: 'likho-demo' })
  const addressId = await haveAddress(page)
  const product = await muchInStock(page)
  const id = await haveOrder(page, { product, quantity: 1, addressId }, async (paymentOrderId) =>
    shop.bank.pay(paymentOrderId),
  )
  shop.bank.suffer({ status: 400 })
  await expect(await page.request.post(`/api/v2/shiprocket/cancelOrder/${id}`)).toBeOK()

  await enter(page, OWNER)
  const failed = async () => (await (await page.request.get('/api/v2/admin/attention?kind=refundFailed')).json()).total
  await expect.poll(failed).toBe(1)
  await openAwake(page, '/admin')
  const link = page.getByRole('link', { name: 'Needs attention, 1 item' })
  await link.click()
  const refunds = page.getByRole('region', { name: 'Failed refunds' })
  await expect(refunds).toContainText('The refund didn’t go through')
  await expectAccessible(page)
  shop.bank.suffer(undefined)
  await refunds.getByRole('button', { name: 'Retry refund' }).click()
  await answer(page, 'Retry refund')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All clear')
  await expect.poll(() => shop.bank.refunds.size).toBe(1)
})

test('the dashboard shows a seller what their own products do', async ({ page, request, newPage, shop }) => {
  test.setTimeout(150_000)
  const seller = await aSeller(request)
  await enter(page, seller)
  const name = `Neem Pen ${seller.username}`
  const product = { _id: await haveProduct(page, name), price: 40 } as ProductCard
  const buyer = await newPage()
  const line = { product, quantity: 2, ...(await aBuyer(buyer)) }
  const orderId = await haveOrder(buyer, line, async (paymentOrderId) => shop.bank.pay(paymentOrderId))

  await test.step('figures, lists and where they lead', async () => {
    await openAwake(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Your sales overview' })).toBeVisible()
    await expect(page.getByText('₹80', { exact: true }).first()).toBeVisible()
    await expect(tile(page, 'None in the previous 30 days').first()).toBeVisible()
    await expect(part(page, 'Best sellers').getByRole('link')).toHaveAttribute('href', `/updateProduct/${product._id}`)
    await expect(part(page, 'Latest orders').getByRole('link').first()).toHaveAttribute(
      'href',
      `/admin/orders/${orderId}`,
    )
    await expect(part(page, 'Searches with no results')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the chart can be read day by day with the keyboard, and as a table', async () => {
    const chart = part(page, 'Sales by day').getByRole('slider')
    await chart.focus()
    await expect(chart).toHaveAttribute('aria-valuetext', /: ₹80 from 1 order$/)
    await chart.press('ArrowLeft')
    await expect(chart).toHaveAttribute('aria-valuetext', /: ₹0 from 0 orders$/)
    await page.getByText('Show as table').click()
    await expect(part(page, 'Sales by day as a table').getByRole('row')).toHaveCount(31)
    await page.getByText('90 days', { exact: true }).click()
    await expect(part(page, 'Sales by day as a table').getByRole('row')).toHaveCount(91)
    await expectAccessible(page)
  })

  await test.step('a status leads to its orders; on a phone in the dark nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
    await part(page, 'Orders by status').getByRole('link', { name: 'Processing' }).click()
    await expect(page).toHaveURL('/admin/orders?status=processing')
    await expect(rows(page, 'Orders')).toHaveCount(2)
  })
})

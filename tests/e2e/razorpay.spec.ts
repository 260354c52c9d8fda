import { serveCheckoutJs } from '#tests/support/checkout-js.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { postWebhook, webhookOf } from '#tests/support/shiprocket-stand-in.ts'
import { button, enter, logIn, logInByApi } from './account-page.ts'
import { haveAddress } from './address-page.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { buyNow, haveOrder, muchInStock, payablePaise } from './purchase.ts'
import { test } from './razorpay-shop.ts'
import { answer } from './staff-page.ts'

// One after the other: both use the one shop that has such a bank.
test.describe.configure({ mode: 'default' })

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

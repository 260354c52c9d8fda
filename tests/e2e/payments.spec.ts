import type { Page, Route } from '@playwright/test'
import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import { button, logIn } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept, productThat } from './product-page.ts'
import { aBuyer, buyNow, dialogButton, goToPayment, muchInStock, payablePaise, testDialog } from './purchase.ts'

const state = async (page: Page) => (await kept(page, 'root')).state
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const CALLBACK = '**/api/v2/payments/paymentcallback'

async function orderIds(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v2/shiprocket/getOrder')
  return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
}

test('[PAY-01] [PAY-02] [PAY-03] [ORD-01] [STATE-02] from the cart to the order', async ({ page }) => {
  await aBuyer(page)
  const first = await muchInStock(page)
  const second = await muchInStock(page, first)
  for (const { _id } of [first, second]) {
    await openAwake(page, `/product/${_id}`)
    await button(page, 'Add to Cart').click()
    await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible()
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await openAwake(page, '/cart')
  await button(page, 'Go to Checkout').click()
  await page.waitForURL('/BuyProduct')
  await goToPayment(page)

  await test.step('the dialog is marked, names the amount, and Escape does not close it', async () => {
    await expect(testDialog(page)).toContainText('TEST')
    await expect(page.getByText('Waiting for your payment…')).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(testDialog(page)).toBeVisible()
  })

  await test.step('paid, verified, placed', async () => {
    const said = page.getByText('Order placed! Redirecting…')
    await dialogButton(page, /^Pay/).click()
    await expect(said).toBeVisible()
    await page.waitForURL(/\/order-success\//)
    const [id] = await orderIds(page)
    await expect(page).toHaveURL(`/order-success/${id}`)
    await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`${id}`)
    const { cart, order } = await state(page)
    expect(cart.cartItems).toEqual([])
    expect(order).toMatchObject({ draft: null, orderDetails: { id }, orderSuccess: [{ id }], loading: false })
  })

  await test.step('the orders follow by themselves', async () => {
    await page.waitForURL('/myOrder')
    await expect(page.getByRole('heading', { name: 'Order History' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  })
})

test('[PAY-03] [BUY-03] buy now with a coupon leaves the cart alone', async ({ page }) => {
  await aBuyer(page)
  const product = await muchInStock(page)
  const other = await muchInStock(page, product)
  await openAwake(page, `/product/${other._id}`)
  await button(page, 'Add to Cart').click()
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible()
  await buyNow(page, product)
  await page.getByLabel('Coupon code').fill('DISCOUNT10')
  await button(page, 'Apply').click()
  await expect(page.getByText('DISCOUNT10: 10% off')).toBeVisible()
  await goToPayment(page)
  const { payable } = payablePaise(product, 1, 'DISCOUNT10')
  await dialogButton(page, `Pay ${formatRupees(toRupees(payable))}`).click()
  await page.waitForURL(/\/order-success\//)
  expect((await state(page)).order.orderDetails).toMatchObject({ total: toRupees(payable), couponCode: 'DISCOUNT10' })
  expect((await state(page)).cart.cartItems).toMatchObject([{ _id: other._id, quantity: 1 }])
})

test('[PAY-05] [PAY-06] dismissed, failed, reloaded, and paid once in the end', async ({ browser }) =>
  withRefusals(browser, async (page) => {
    await aBuyer(page)
    await buyNow(page, await muchInStock(page))
    await goToPayment(page)
    const paymentOrder = await testDialog(page).getByText('Payment order').textContent()
    await dialogButton(page, 'Cancel').click()
    await expect(alert(page)).toHaveText('Payment Cancelled! Please try again.')
    await expectAccessible(page)
    await button(page, 'Retry').click()
    await dialogButton(page, 'Fail payment').click()
    await expect(alert(page)).toHaveText('Payment Failed! Please try again.')
    const opened = Promise.withResolvers<void>()
    await page.route('**/api/v2/payments/paid', async (call) => {
      await opened.promise
      await call.continue()
    })
    await page.reload()
    const said = page.getByText(/your payment…$/)
    const top = () => said.evaluate((text) => text.getBoundingClientRect().top)
    await expect(said).toHaveText('Preparing your payment…')
    const before = await top()
    opened.resolve()
    await expect(testDialog(page), 'the same payment, not a second one').toContainText(`${paymentOrder}`)
    await expect(said).toHaveText('Waiting for your payment…')
    expect(await top(), 'it stays where it is when the amount is known').toBe(before)
    await dialogButton(page, /^Pay/).click()
    await page.waitForURL(/\/order-success\//)
    expect(await orderIds(page)).toHaveLength(1)
    await page.goBack()
    await expect(page).not.toHaveURL('/payments')
  }))

test('[PAY-05] whoever closes the dialog finds the pieces they hold in the cart and on the product page', async ({
  page,
}) => {
  const { addressId } = await aBuyer(page)
  const product = await productThat(page, (card) => card.stocks > 20 && card.Category === 'TechStationery')
  await openAwake(page, `/product/${product._id}`)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill(`${product.stocks}`)
  await button(page, 'Add to Cart').click()
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible()
  await openAwake(page, '/cart')
  await button(page, 'Go to Checkout').click()
  await page.waitForURL('/BuyProduct')
  await goToPayment(page)
  await dialogButton(page, 'Cancel').click()
  await expect(alert(page)).toHaveText('Payment Cancelled! Please try again.')

  await test.step('all of them are still there', async () => {
    await openAwake(page, `/product/${product._id}`)
    await expect(button(page, 'Buy Now')).toBeEnabled()
    await openAwake(page, '/cart')
    await button(page, 'Go to Checkout').click()
    await page.waitForURL('/BuyProduct')
    await expect(page.getByRole('list', { name: 'Your items' })).toContainText(`Quantity ${product.stocks}`)
    await expect(page.getByText(/out of stock/i)).toHaveCount(0)
  })

  // Another draft gives them back to the journeys beside this one.
  const other = await muchInStock(page)
  const items = [{ productId: other._id, quantity: 1 }]
  const amount = toRupees(payablePaise(other, 1).payable)
  await expect(await page.request.post('/api/v2/payments/paid', { data: { amount, items, addressId } })).toBeOK()
})

test('[PAY-06] what was paid is not paid again when the shop was out of reach', async ({ browser }) =>
  withRefusals(browser, async (page) => {
    await aBuyer(page)
    await buyNow(page, await muchInStock(page))
    await goToPayment(page)
    await page.route(CALLBACK, (route) => route.abort())
    await dialogButton(page, /^Pay/).click()
    await expect(alert(page)).toHaveText('Payment verification failed.')
    await page.unroute(CALLBACK)
    await page.reload()
    await page.waitForURL(/\/order-success\//)
    expect(await orderIds(page)).toHaveLength(1)
  }))

test('a session that ends during the payment loses nothing', async ({ browser }) =>
  withRefusals(browser, async (page) => {
    await aBuyer(page)
    const { username } = await kept(page, 'user')
    await buyNow(page, await muchInStock(page))
    await goToPayment(page)
    const logOut = async (route: Route) => {
      await page.context().clearCookies()
      await route.continue({ headers: { ...route.request().headers(), cookie: '' } })
    }
    await page.route(CALLBACK, logOut, { times: 1 })
    await dialogButton(page, /^Pay/).click()
    await expect(page.getByText('If you’ve already paid, you’ll find your order')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
    await logIn(page, { username, password: 'neela kalam 42' })
    await page.waitForURL(/\/order-success\//)
    expect(await orderIds(page)).toHaveLength(1)
  }))

import type { Page } from '@playwright/test'
import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import { aCustomer, button, field } from './account-page.ts'
import { haveAddress } from './address-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept } from './product-page.ts'
import { aBuyer, buyNow, muchInStock, payablePaise } from './purchase.ts'

const amount = (page: Page, name: string) =>
  page
    .getByRole('term')
    .and(page.getByText(name, { exact: true }))
    .locator('+ dd')
const shown = (paise: number) => formatRupees(toRupees(paise))

test('[BUY-01] [BUY-02] [BUY-03] [STATE-01] the review: product, amounts, coupon, address, Pay Now', async ({
  page,
}) => {
  await aBuyer(page)
  const work = await haveAddress(page, { city: 'Bengaluru', postalCode: '560001', addressType: 'WORK' })
  const product = await muchInStock(page)
  await buyNow(page, product)

  await test.step('what it is and what it costs', async () => {
    const { subtotal, tax, total } = payablePaise(product, 1)
    await expect(page.getByRole('list', { name: 'Your items' })).toContainText(product.name)
    await expect(page.getByRole('list', { name: 'Your items' })).toContainText('Quantity 1')
    await expect(amount(page, 'Subtotal')).toHaveText(shown(subtotal))
    await expect(amount(page, 'Tax (18%)')).toHaveText(shown(tax))
    await expect(amount(page, 'Total')).toHaveText(shown(total))
    await expectAccessible(page)
  })

  await test.step('only a coupon that there is', async () => {
    await field(page, 'Coupon code').fill('DISCOUNT11')
    await button(page, 'Apply').click()
    await expect(page.getByText('Invalid Coupon Code')).toBeVisible()
    await expect(field(page, 'Coupon code')).toBeFocused()
    await field(page, 'Coupon code').fill(' discount10 ')
    await page.keyboard.press('Enter')
    const { discount, payable, total } = payablePaise(product, 1, 'DISCOUNT10')
    await expect(amount(page, 'Discount (DISCOUNT10)')).toHaveText(`−${shown(discount)}`)
    await expect(amount(page, 'To pay')).toHaveText(shown(payable))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove coupon DISCOUNT10' }).click()
    await expect(amount(page, 'Total')).toHaveText(shown(total))
  })

  await test.step('another address goes to every line of the draft', async () => {
    await expect(page.getByRole('link', { name: 'Change/Add Address' })).toHaveAttribute('href', /^\/addressUpdate/)
    await page.getByRole('radio', { name: 'Bengaluru' }).check()
    await expect.poll(async () => (await kept(page, 'root')).state.order.draft.addressId).toBe(work)
    expect((await kept(page, 'root')).state.order.draft.items).toEqual([
      { productId: product._id, quantity: 1, Address_id: work },
    ])
  })

  await test.step('on to the payment', async () => {
    await button(page, 'Pay Now').click()
    await expect(page).toHaveURL('/payments')
  })
})

test('[BUY-04] without an address Pay Now says so and leads to the form', async ({ page }) => {
  await aCustomer(page)
  const product = await muchInStock(page)
  await openAwake(page, `/product/${product._id}`)
  await button(page, 'Buy Now').click()
  await page.waitForURL('/addressUpdate')
  await openAwake(page, '/BuyProduct')
  await button(page, 'Pay Now').click()
  const alert = page.getByRole('alert').filter({ hasText: 'Please add/select an address before checkout.' })
  await expect(alert.first()).toBeVisible()
  await expect(page).toHaveURL('/addressUpdate?next=%2FBuyProduct')
})

test('[BUY-01] a price that moved is shown, and what is sold out is not paid for', async ({ page }) => {
  await aBuyer(page)
  const product = await muchInStock(page)
  let now = { ...product, price: product.price + 5 }
  await page.route('**/api/v2/cart/check', (route) => route.fulfill({ json: { success: true, data: [now] } }))
  await buyNow(page, product)
  const moved = `from ${formatRupees(product.price)} to ${formatRupees(now.price)}`
  await expect(page.getByRole('list', { name: 'Your items' })).toContainText(moved)
  await expect(amount(page, 'Subtotal')).toHaveText(formatRupees(now.price))

  now = { ...now, stocks: 0 }
  await openAwake(page, '/BuyProduct')
  await expect(page.getByText('This product is out of stock.')).toBeVisible()
  await button(page, 'Pay Now').click()
  await expect(page.getByRole('alert')).toHaveText('Some items aren’t available. Please update your order first.')
  await expect(page).toHaveURL('/BuyProduct')
})

test.describe('at 360 px in the dark', () => {
  test.use({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' })

  test('without anything to buy the review and the payment lead to the cart and the shop', async ({ page }) => {
    for (const path of ['/BuyProduct', '/payments']) {
      await openAwake(page, path)
      await expect(page.getByRole('heading', { name: 'Nothing to check out yet' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await expectAccessible(page)
    }
  })
})

test('an address that no courier reaches is said so at once, and again by Pay Now', async ({ page }) => {
  await aCustomer(page)
  await haveAddress(page, { city: 'Army Post', postalCode: '900001', state: 'Maharashtra' })
  await haveAddress(page, { city: 'Bengaluru', postalCode: '560001' })
  await buyNow(page, await muchInStock(page))
  const said = page.getByRole('alert').filter({ hasText: 'don’t deliver to 900001' })
  await expect(said).toHaveCount(1)
  await button(page, 'Pay Now').click()
  await expect(said).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Bengaluru' }).check()
  await expect(said).toHaveCount(0)
  await button(page, 'Pay Now').click()
  await page.waitForURL('/payments')
})

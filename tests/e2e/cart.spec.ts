import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/product.ts'
import { aCustomer, button, logIn } from './account-page.ts'
import { AN_ADDRESS, fillAddress, haveAddress } from './address-page.ts'
import { expect, expectAccessible, layoutShift, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept, openProduct, productThat } from './product-page.ts'

const inStock = (page: Page, place = 0) => {
  let seen = 0
  return productThat(page, ({ stocks }) => stocks > 20 && seen++ === place)
}
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const lines = (page: Page) => page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })
const isLine = ({ name }: ProductCard) => ({ hasText: name })

/** A cart as an earlier visit left it. */
const withCart = (page: Page, cartItems: object[]) =>
  page.addInitScript(
    (root) => localStorage.getItem('root') ?? localStorage.setItem('root', root),
    JSON.stringify({ state: { cart: { cartItems } }, version: 1 }),
  )

test('[CART-01] [CART-02] [CART-03] [CART-04] [CART-05] [PDP-03] [PDP-07] [STATE-03] a visitor fills, changes and empties the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const pen = await inStock(page)
  await openProduct(page, `/product/${pen._id}`)
  await page.getByRole('button', { name: 'One more', exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 4 items')
  await expectAccessible(page)

  await openAwake(page, '/CART')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).getByRole('link', { name: pen.name })).toHaveAttribute('href', `/product/${pen._id}`)
  await expect(summary(page)).toContainText('4 items')
  for (const name of ['Subtotal', 'Tax (18%)', 'Total', 'Shipping address'])
    await expect(summary(page)).toContainText(name)
  await expect(summary(page).getByRole('button', { name: 'Go to Checkout' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: `One more of ${pen.name}` }).click()
  await expect(summary(page)).toContainText('5 items')
  for (let times = 0; times < 4; times++) await page.getByRole('button', { name: `One less of ${pen.name}` }).click()
  await expect(summary(page)).toContainText('1 item')
  await page.getByRole('button', { name: `One less of ${pen.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: `Remove ${pen.name}` }).click()
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/shop')
  await expectAccessible(page)
  expect((await kept(page, 'root')).state.cart).toEqual({ cartItems: [], totalQuantity: 0, totalPrice: 0 })
})

test('the number of items comes without anything moving', async ({ page }) => {
  await withCart(page, [{ ...(await inStock(page)), quantity: 120 }])
  await openAwake(page, '/')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 120 items')
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('[CART-04] [CART-05] a card in a list adds to the cart and becomes a stepper, without losing focus or place', async ({
  page,
}) => {
  const pen = await inStock(page)
  await openAwake(page, '/shop')
  await page.getByRole('button', { name: `Add to Cart: ${pen.name}` }).press('Enter')
  const more = page.getByRole('button', { name: `One more of ${pen.name}` })
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
  await expect(page.getByRole('group', { name: `${pen.name} in your cart` })).toContainText('2')
  await expectAccessible(page)
  await page.reload()
  const less = page.getByRole('button', { name: `One less of ${pen.name}` })
  await less.press('Enter')
  await less.press('Enter')
  await expect(page.getByRole('button', { name: `Add to Cart: ${pen.name}` })).toBeFocused()
  await expect(cartLink(page)).toHaveAccessibleName('Cart')
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('what changed since it was put in is shown, and agreed to before the checkout', async ({ page }) => {
  const [pen, book] = [await inStock(page), await inStock(page, 1)]
  const few = await productThat(page, ({ stocks }) => stocks > 0 && stocks < 6)
  const gone = { ...pen, _id: '019a0000-0000-7000-8000-000000000000', name: 'Vanished Pen' }
  await aCustomer(page)
  await haveAddress(page)
  // As one comes back after the session ran out.
  await page.evaluate(() => ['root', 'cartSync'].map((key) => localStorage.removeItem(key)))
  await withCart(page, [
    { ...pen, price: pen.price + 7, quantity: 2 },
    { ...book, quantity: 1 },
    { ...few, quantity: 50 },
    { ...gone, quantity: 1 },
  ])
  await openAwake(page, '/cart')
  await expect(lines(page).filter(isLine(pen))).toContainText('Price changed')
  await expect(lines(page).filter(isLine(book))).not.toContainText('changed')
  await expect(lines(page).filter(isLine(few))).toContainText(`Only ${few.stocks} left`)
  await expect(lines(page).filter(isLine(gone))).toContainText('No longer sold')
  await expectAccessible(page)
  await button(page, 'Go to Checkout').click()
  await expect(page.getByRole('alert').filter({ hasText: '3 lines have changed' })).toBeFocused()
  await expect(page).toHaveURL('/cart')
  await button(page, 'Update my cart').click()
  await expect(lines(page)).toHaveCount(3)
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${few.name}` })).toHaveValue(String(few.stocks))
  await button(page, 'Go to Checkout').click()
  await expect(page).toHaveURL('/BuyProduct')
})

test('[CART-06] [STATE-01] [ENT-02] through login and address to the checkout, and back after a logout', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const [pen, book] = [await inStock(page), await inStock(page, 1)]
  const customer = await aCustomer(page)
  await page.request.post('/api/v2/cart/set', { data: { items: [{ productId: book._id, quantity: 3 }] } })
  const other = await (await browser.newContext()).newPage()

  await test.step('a visitor is sent to log in, and both carts are put together', async () => {
    await withCart(other, [{ ...pen, quantity: 2 }])
    await openAwake(other, '/cart')
    await button(other, 'Go to Checkout').click()
    await expect(other).toHaveURL('/userLogin?next=%2Fcart')
    await logIn(other, customer)
    await expect(other).toHaveURL('/cart')
    await expect(other.getByText('Your cart now also holds what you had put in before.')).toBeVisible()
    await expect(lines(other)).toHaveText([new RegExp(escaped(pen.name)), new RegExp(escaped(book.name))])
  })

  await test.step('an address is missing', async () => {
    await button(other, 'Go to Checkout').click()
    const alert = other.getByRole('alertdialog', {
      name: 'Please select or add a shipping address before proceeding.',
    })
    await expect(alert).toBeVisible()
    await expectAccessible(other)
    await alert.getByRole('link', { name: 'Add Address' }).click()
    await expect(other).toHaveURL('/addressUpdate?next=%2Fcart')
    await fillAddress(other)
    await button(other, 'Add Address').click()
    await expect(other).toHaveURL('/cart')
    await expect(summary(other)).toContainText(AN_ADDRESS['Street address'])
    await expectAccessible(other)
  })

  await test.step('the draft has one line per item', async () => {
    await button(other, 'Go to Checkout').click()
    await expect(other).toHaveURL('/BuyProduct')
    const { address, order } = (await kept(other, 'root')).state
    const Address_id = address.selectedId
    expect(order.draft).toEqual({
      source: 'cart',
      items: [
        { productId: pen._id, quantity: 2, Address_id },
        { productId: book._id, quantity: 3, Address_id },
      ],
      addressId: Address_id,
    })
  })

  await test.step('the first device finds it all in its cart; what it changes is kept', async () => {
    await openAwake(page, '/cart')
    await expect(lines(page)).toHaveCount(2)
    const sent = page.waitForResponse('/api/v2/cart/set')
    await page.getByRole('button', { name: `Remove ${book.name}` }).click()
    expect((await sent).status()).toBe(200)
  })

  await test.step('a logout leaves nothing, a login brings it back', async () => {
    await openAwake(other, '/cart')
    await expect(lines(other)).toHaveText([new RegExp(escaped(pen.name))])
    await openAwake(other, '/logOut')
    await button(other, 'Confirm Logout').click()
    await expect(other).toHaveURL('/')
    const { cart, order, address } = (await kept(other, 'root')).state
    expect([cart.cartItems, order.draft, address.list]).toEqual([[], null, []])
    await openAwake(other, '/userLogin?next=%2Fcart')
    await logIn(other, customer)
    await expect(lines(other)).toHaveText([new RegExp(escaped(pen.name))])
    await other.context().close()
  })
})

test('[BUY-04] [STATE-01] Buy Now asks for an address first, then goes to the checkout with this product alone', async ({
  page,
}) => {
  const pen = await inStock(page)
  await aCustomer(page)
  await openProduct(page, `/product/${pen._id}`)
  await page.getByRole('button', { name: 'One more', exact: true }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('alert').getByText('Please add/select an address before checkout.')).toBeVisible()
  await expect(page).toHaveURL('/addressUpdate')
  await haveAddress(page)
  await openProduct(page, `/product/${pen._id}`)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL('/BuyProduct')
  const { draft } = (await kept(page, 'root')).state.order
  expect(draft).toMatchObject({ source: 'buyNow', product: { _id: pen._id }, quantity: 1 })
  expect(draft.items).toEqual([{ productId: pen._id, quantity: 1, Address_id: draft.addressId }])
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

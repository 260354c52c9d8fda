import type { APIRequestContext, Page } from '@playwright/test'
import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { aCustomer, button, enter, field, haveAccount, logIn, logInByApi } from './account-page.ts'
import { AN_ADDRESS, fillAddress, haveAddress } from './address-page.ts'
import { expect, expectAccessible, layoutShift, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept, openProduct, productThat } from './product-page.ts'
import { payablePaise } from './purchase.ts'

const inStock = (page: Page, place = 0) => {
  let seen = 0
  return productThat(page, ({ stocks }) => stocks > 20 && seen++ === place)
}
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const lines = (page: Page) => page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })
const saved = (page: Page) => page.getByRole('list', { name: /^Saved for later/ }).getByRole('listitem')
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to cart' })
const isLine = ({ name }: ProductCard) => ({ hasText: name })
const named = ({ name }: ProductCard) => new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

async function addFromPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(added(page)).toBeVisible()
}

/** A cart as an earlier visit left it. */
const withCart = (page: Page, cartItems: object[]) =>
  page.addInitScript(
    (root) => localStorage.getItem('root') ?? localStorage.setItem('root', root),
    JSON.stringify({ state: { cart: { cartItems } }, version: 1 }),
  )

/** What whoever is logged in here has in the shop's own cart. */
async function setCart(request: APIRequestContext, items: { productId: string; quantity: number }[]): Promise<void> {
  await expect(await request.post('/api/v2/cart/set', { data: { items } })).toBeOK()
}

test('[CART-01] an empty cart says so before the page is awake, and one that holds something what it is', async ({
  page,
  browser,
}) => {
  const pen = await inStock(page)
  const sleeping = async (visitor: Page) => {
    await visitor.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await visitor.goto('/cart')
  }
  const empty = { name: 'Your cart is empty' }
  await withRefusals(browser, async (visitor) => {
    await sleeping(visitor)
    await expect(visitor.getByRole('heading', empty)).toBeVisible()
    await visitor.getByRole('link', { name: 'Browse Products' }).click()
    await expect(visitor).toHaveURL('/shop')
  })
  await withRefusals(browser, async (visitor) => {
    await withCart(visitor, [{ ...pen, quantity: 1 }])
    await sleeping(visitor)
    await expect(visitor.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible()
    await expect(visitor.getByRole('heading', empty)).toBeHidden()
    await expect(visitor.getByText(pen.name)).toBeVisible()
  })
})

test('[CART-01] [CART-02] [CART-03] [CART-04] [CART-05] [PDP-03] [PDP-07] [STATE-03] a visitor fills, changes and empties the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const pen = await inStock(page)
  await openProduct(page, `/product/${pen._id}`)
  await page.getByRole('button', { name: 'Increase quantity', exact: true }).click()
  await addFromPage(page)
  await expect(added(page)).toContainText('2 ×')
  await expect(added(page)).toContainText('Cart total (2 items)')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(added(page)).toBeHidden()
  const more = page.locator('.bottom-bar').getByRole('button', { name: `Increase quantity of ${pen.name}` })
  await expect(more, 'what the button has become').toBeFocused()
  const less = page.locator('.bottom-bar').getByRole('button', { name: `Decrease quantity of ${pen.name}` })
  await less.click()
  await less.click()
  await addFromPage(page)
  await page.mouse.click(180, 20)
  await expect(added(page), 'a tap beside it closes it').toBeHidden()
  await more.click()
  await more.click()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 4 items')

  await openAwake(page, '/CART')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).getByRole('link', { name: pen.name })).toHaveAttribute('href', `/product/${pen._id}`)
  await expect(summary(page)).toContainText('4 items')
  for (const name of ['Subtotal', 'Tax (18%)', 'Total', 'Shipping address'])
    await expect(summary(page)).toContainText(name)
  await expect(summary(page).getByRole('button', { name: 'Go to Checkout' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: `Increase quantity of ${pen.name}` }).click()
  await expect(summary(page)).toContainText('5 items')
  for (let times = 0; times < 4; times++)
    await page.getByRole('button', { name: `Decrease quantity of ${pen.name}` }).click()
  await expect(summary(page)).toContainText('1 item')
  await page.getByRole('button', { name: `Decrease quantity of ${pen.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).getByRole('link', { name: pen.name }), 'where the line came back').toBeFocused()
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
  const more = page.getByRole('button', { name: `Increase quantity of ${pen.name}` })
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
  await expect(page.getByRole('group', { name: `${pen.name} in your cart` })).toContainText('2')
  await expectAccessible(page)
  await page.reload()
  const less = page.getByRole('button', { name: `Decrease quantity of ${pen.name}` })
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
  await expect(lines(page).filter(isLine(gone))).toContainText('No longer available')
  await expectAccessible(page)
  await button(page, 'Go to Checkout').click()
  await expect(page.getByRole('alert').filter({ hasText: '3 items have changed' })).toBeFocused()
  await expect(page).toHaveURL('/cart')
  await button(page, 'Update cart').click()
  await expect(lines(page)).toHaveCount(3)
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${few.name}` })).toHaveValue(String(few.stocks))
  await button(page, 'Go to Checkout').click()
  await expect(page).toHaveURL('/BuyProduct')
})

test('[CART-06] a visitor logs in on the way to the checkout, and both carts are put together', async ({
  page,
  request,
}) => {
  const [pen, book] = [await inStock(page), await inStock(page, 1)]
  const customer = await haveAccount(request)
  await logInByApi(request, customer)
  await setCart(request, [{ productId: book._id, quantity: 3 }])
  await withCart(page, [{ ...pen, quantity: 2 }])
  await openAwake(page, '/cart')
  await button(page, 'Go to Checkout').click()
  await expect(page).toHaveURL('/userLogin?next=%2FBuyProduct')
  await logIn(page, customer)
  await expect(page).toHaveURL('/BuyProduct')
  await expect(page.getByRole('main')).toContainText(pen.name)
  await page.getByRole('link', { name: 'Edit cart' }).click()
  await expect(page.getByText('We’ve added the items from your last visit to your cart.')).toBeVisible()
  await expect(lines(page)).toHaveText([named(pen), named(book)])
})

test('[CART-06] without an address the checkout asks for one and comes back to the cart', async ({ page }) => {
  const pen = await inStock(page)
  await aCustomer(page)
  await setCart(page.request, [{ productId: pen._id, quantity: 2 }])
  await openAwake(page, '/cart')
  await expect(lines(page)).toHaveText([named(pen)])
  await button(page, 'Go to Checkout').click()
  const alert = page.getByRole('alertdialog', { name: 'Please select or add a shipping address before proceeding.' })
  await expect(alert).toBeVisible()
  await expectAccessible(page)
  await alert.getByRole('link', { name: 'Add Address' }).click()
  await expect(page).toHaveURL('/addressUpdate?next=%2Fcart')
  await fillAddress(page)
  await button(page, 'Add Address').click()
  await expect(page).toHaveURL('/cart')
  await expect(summary(page)).toContainText(AN_ADDRESS['Street address'])
  await expectAccessible(page)
})

test('[BUY-03] on a phone: typed quantities are put right, a coupon goes along, and what is put aside waits', async ({
  page,
  newPage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const [pen, book] = [await inStock(page), await inStock(page, 1)]
  const customer = await aCustomer(page)
  await haveAddress(page)
  await setCart(page.request, [
    { productId: pen._id, quantity: 2 },
    { productId: book._id, quantity: 1 },
  ])
  await openAwake(page, '/cart')

  await test.step('more than there is becomes what there is, at once and with a word why', async () => {
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${pen.name}` })
    await quantity.fill('999999')
    await expect(quantity).toHaveValue(String(pen.stocks))
    await expect(lines(page).filter(isLine(pen))).toContainText(`Only ${pen.stocks} in stock`)
    await quantity.fill('2')
  })

  await test.step('put aside, moved back, undone: nothing is lost, and the keyboard goes on', async () => {
    await page.getByRole('button', { name: `Save ${book.name} for later` }).press('Enter')
    await expect(lines(page)).toHaveText([named(pen)])
    await expect(saved(page)).toHaveText([named(book)])
    await expectAccessible(page)
    await page.getByRole('button', { name: `Move ${book.name} to cart` }).press('Enter')
    await expect(lines(page)).toHaveText([named(pen), named(book)])
    await expect(lines(page).getByRole('link', { name: book.name })).toBeFocused()
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/cart/set') && answer.ok())
    await page.getByRole('button', { name: `Save ${book.name} for later` }).press('Enter')
    await sent
  })

  await test.step('the total and the way on stay in view, and the coupon is there at the checkout', async () => {
    await field(page, 'Coupon code').fill('discount10')
    await page.keyboard.press('Enter')
    await expect(summary(page)).toContainText('Discount (DISCOUNT10)')
    await page.evaluate(() => scrollTo(0, 0))
    const { payable } = payablePaise(pen, 2, 'DISCOUNT10')
    await expect(page.locator('.bottom-bar')).toContainText(formatRupees(toRupees(payable)))
    await expect(button(page, 'Go to Checkout')).toBeInViewport({ ratio: 1 })
    await button(page, 'Go to Checkout').click()
    await expect(page).toHaveURL('/BuyProduct')
    await expect(page.getByText('DISCOUNT10: 10% off')).toBeVisible()
    await page.getByRole('button', { name: 'Remove coupon DISCOUNT10' }).click()
    await page.getByRole('link', { name: 'Edit cart' }).click()
    await expect(field(page, 'Coupon code'), 'taken back here as well').toHaveValue('')
  })

  await test.step('another device finds what was put aside', async () => {
    const other = await newPage()
    await enter(other, customer)
    await openAwake(other, '/cart')
    await expect(saved(other)).toHaveText([named(book)])
  })
})

test('[STATE-01] [ENT-02] the draft of the checkout has one line per item', async ({ page }) => {
  const [pen, book] = [await inStock(page), await inStock(page, 1)]
  await aCustomer(page)
  await haveAddress(page)
  await setCart(page.request, [
    { productId: pen._id, quantity: 2 },
    { productId: book._id, quantity: 3 },
  ])
  await openAwake(page, '/cart')
  await expect(lines(page)).toHaveCount(2)
  await button(page, 'Go to Checkout').click()
  await expect(page).toHaveURL('/BuyProduct')
  const { address, order } = (await kept(page, 'root')).state
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

test('what one device changes in the cart, another one finds', async ({ page, newPage }) => {
  const [pen, book] = [await inStock(page), await inStock(page, 1)]
  const customer = await aCustomer(page)
  await setCart(page.request, [
    { productId: pen._id, quantity: 2 },
    { productId: book._id, quantity: 3 },
  ])
  await openAwake(page, '/cart')
  await expect(lines(page)).toHaveCount(2)
  const sent = page.waitForResponse('/api/v2/cart/set')
  await page.getByRole('button', { name: `Remove ${book.name}` }).click()
  expect((await sent).status()).toBe(200)
  const other = await newPage()
  await enter(other, customer)
  await openAwake(other, '/cart')
  await expect(lines(other)).toHaveText([named(pen)])
})

test('[ENT-02] a logout leaves nothing in the browser, a login brings the cart back', async ({ page }) => {
  const pen = await inStock(page)
  const customer = await aCustomer(page)
  await haveAddress(page)
  await setCart(page.request, [{ productId: pen._id, quantity: 2 }])
  await openAwake(page, '/cart')
  await expect(lines(page)).toHaveText([named(pen)])
  await button(page, 'Go to Checkout').click()
  await expect(page).toHaveURL('/BuyProduct')
  const before = (await kept(page, 'root')).state
  expect([before.cart.cartItems, before.order.draft.items, before.address.list].map(({ length }) => length)).toEqual([
    1, 1, 1,
  ])
  await openAwake(page, '/logOut')
  await button(page, 'Confirm Logout').click()
  await expect(page).toHaveURL('/')
  const { cart, order, address } = (await kept(page, 'root')).state
  expect([cart.cartItems, order.draft, address.list]).toEqual([[], null, []])
  await openAwake(page, '/userLogin?next=%2Fcart')
  await logIn(page, customer)
  await expect(lines(page)).toHaveText([named(pen)])
})

test('[BUY-04] [STATE-01] Buy Now asks for an address first, then goes to the checkout with this product alone', async ({
  page,
}) => {
  const pen = await inStock(page)
  await aCustomer(page)
  await openProduct(page, `/product/${pen._id}`)
  await page.getByRole('button', { name: 'Increase quantity', exact: true }).click()
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

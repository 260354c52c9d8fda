import { expect, type Page } from '@playwright/test'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import { TAX_PERCENT } from '#contract/shop/shop-owner.ts'
import { aCustomer, button, type Person } from './account-page.ts'
import { haveAddress } from './address-page.ts'
import { openAwake } from './open-awake.ts'
import { productThat } from './product-page.ts'

/** Somebody with an account and an address. */
export async function aBuyer(page: Page): Promise<{ addressId: string; person: Person }> {
  const person = await aCustomer(page)
  return { addressId: await haveAddress(page), person }
}

/**
 * Plenty there, so that tests which buy at the same time do not take it from each other. And more than what journeys put
 * on sale themselves: those products are counted there.
 */
export const muchInStock = (page: Page, taken?: ProductCard) =>
  productThat(page, ({ stocks, _id }) => stocks > 40 && _id !== taken?._id)

export const payablePaise = ({ price }: ProductCard, quantity: number, coupon?: string) =>
  payableOf(toPaise(price) * quantity, coupon, TAX_PERCENT)

/** From the product's page to the review, by Buy Now. */
export async function buyNow(page: Page, product: ProductCard): Promise<void> {
  await openAwake(page, `/product/${product._id}`)
  await button(page, 'Buy Now').click()
  await page.waitForURL('/BuyProduct')
}

/** From the review to the payment dialog. */
export async function goToPayment(page: Page): Promise<void> {
  await button(page, 'Pay Now').click()
  await page.waitForURL('/payments')
  await testDialog(page).waitFor()
}

export const testDialog = (page: Page) => page.getByRole('dialog', { name: 'Likho test payment' })
export const dialogButton = (page: Page, name: string | RegExp) => testDialog(page).getByRole('button', { name })

type Line = { product: ProductCard; quantity: number }
type Bought = Line & { addressId: string }

type Pay = (paymentOrderId: string) => Promise<object>

/** Buys over the API, for journeys that begin with an order. The bank is that of the sandbox unless another one is given. */
export const haveOrder = (page: Page, { addressId, ...line }: Bought, bank?: Pay) =>
  haveOrderOf(page, { lines: [line], addressId }, bank)

/** The same with several products in one cart. */
export async function haveOrderOf(
  page: Page,
  { lines, addressId }: { lines: Line[]; addressId: string },
  bank?: Pay,
): Promise<string> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(path, { data })
    await expect(answer).toBeOK()
    return answer.json()
  }
  const items = lines.map(({ product, quantity }) => ({ productId: product._id, quantity, Address_id: addressId }))
  const subtotal = subtotalOf(lines.map(({ product, quantity }) => ({ price: toPaise(product.price), quantity })))
  const amount = toRupees(payableOf(subtotal, undefined, TAX_PERCENT).payable)
  const draft = { amount, source: lines.length > 1 ? 'cart' : 'buyNow', items, addressId }
  const { order } = await post<{ order: { id: string } }>('/api/v2/payments/paid', draft)
  const payInSandbox = (id: string) => post<object>(`/api/sandbox/payments/${id}/pay`, { outcome: 'success' })
  const result = await (bank ?? payInSandbox)(order.id)
  const { data } = await post<{ data: { orderId: string } }>('/api/v2/payments/paymentcallback', result)
  return data.orderId
}

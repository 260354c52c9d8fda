import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/order.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import {
  clearDraft,
  type OrderState,
  orderSlice,
  placingFailed,
  placingStarted,
  placingSucceeded,
  purgeHistory,
  setDraftAddress,
  setDraftFromBuyNow,
  setDraftFromCart,
  setDraftText,
} from './order-slice.ts'

const order = (id: string) => ({ id, number: `LK-${id}` }) as Order
/** As earlier versions of the shop kept one. */
const OLD = { id: '7', channel_order_id: 'LK-7', customer_name: 'Asha Verma', products: [] }
const empty = orderSlice.initial
const pen = aProductCard()
const book = aProductCard({ _id: '01930000-0000-7000-8000-000000000002', name: 'Panna Notebook' })
const cartItems = [
  { ...pen, quantity: 3 },
  { ...book, quantity: 1 },
]
const fromCart = setDraftFromCart(empty, cartItems, 'home')

test('[ENT-02] order state is a draft, details, a history, loading and an error', () => {
  expect(empty).toEqual({ draft: null, orderDetails: null, orderSuccess: [], loading: false, error: null })
})

describe('[STATE-01] the draft', () => {
  test('from the cart it has one line per item', () => {
    expect(fromCart.draft).toEqual({
      source: 'cart',
      items: [
        { productId: pen._id, quantity: 3, Address_id: 'home' },
        { productId: book._id, quantity: 1, Address_id: 'home' },
      ],
      addressId: 'home',
    })
  })

  test.each([
    [undefined, 1],
    [4, 4],
  ])('from buy-now with the quantity %o it has %i', (asked, quantity) => {
    expect(setDraftFromBuyNow(empty, pen, 'home', asked).draft).toEqual({
      source: 'buyNow',
      items: [{ productId: pen._id, quantity, Address_id: 'home' }],
      addressId: 'home',
      product: pen,
      quantity,
    })
  })

  test('another address goes to all lines', () => {
    const { draft } = setDraftAddress(fromCart, 'office')
    expect(draft?.addressId).toBe('office')
    expect(draft?.items.map(({ Address_id }) => Address_id)).toEqual(['office', 'office'])
    expect(setDraftAddress(empty, 'office'), 'without a draft there is nothing to change').toEqual(empty)
  })

  test('a coupon is kept with it, until it is taken off', () => {
    const reduced = setDraftText(fromCart, 'couponCode', 'DISCOUNT10')
    expect(reduced.draft?.couponCode).toBe('DISCOUNT10')
    expect(setDraftFromCart(empty, cartItems, 'home', 'DISCOUNT10'), 'or entered in the cart').toEqual(reduced)
    expect(setDraftText(reduced, 'couponCode', undefined)).toEqual(fromCart)
    expect(setDraftText(empty, 'couponCode', 'DISCOUNT10')).toEqual(empty)
  })

  test('clearing resets it', () => {
    expect(clearDraft(fromCart)).toEqual(empty)
  })
})

describe('[STATE-02] placing', () => {
  test('pending sets loading and forgets the last error', () => {
    expect(placingStarted(placingFailed(fromCart, 'No.'))).toEqual({ ...fromCart, loading: true, error: null })
  })

  test('success stores the details, prepends them to the history and clears the draft', () => {
    const before: OrderState = { ...placingStarted(fromCart), orderSuccess: [order('1')] }
    expect(placingSucceeded(before, order('2'))).toEqual({
      draft: null,
      orderDetails: order('2'),
      orderSuccess: [order('2'), order('1')],
      loading: false,
      error: null,
    })
  })

  test('an order that is told twice stands once in the history', () => {
    const { orderSuccess } = ['1', '2', '1'].reduce((state, id) => placingSucceeded(state, order(id)), empty)
    expect(orderSuccess).toEqual([order('1'), order('2')])
  })

  test('failure stores the error and keeps the draft', () => {
    expect(placingFailed(placingStarted(fromCart), 'Out of stock')).toEqual({ ...fromCart, error: 'Out of stock' })
  })

  test('the history can be purged', () => {
    const placed = placingSucceeded(fromCart, order('2'))
    expect(purgeHistory(placed)).toEqual({ ...placed, orderSuccess: [] })
  })
})

describe('[STATE-03] what an earlier visit left', () => {
  test.each([
    ['a draft from the cart', fromCart],
    ['a draft from buy-now', setDraftFromBuyNow(empty, pen, null, 2)],
    ['orders', placingSucceeded(fromCart, order('2'))],
    ['an error', placingFailed(fromCart, 'Out of stock')],
  ])('%s comes back', (_, state) => {
    expect(orderSlice.restore(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  test('a visit that ended while placing does not begin with loading', () => {
    expect(orderSlice.restore(placingStarted(fromCart))).toEqual(fromCart)
  })

  const withLine = (quantity: unknown) => ({
    draft: { ...fromCart.draft, items: [{ productId: pen._id, quantity, Address_id: null }] },
  })
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'order'],
    ['another source', { draft: { ...fromCart.draft, source: 'gift' } }],
    ['no items', { draft: { ...fromCart.draft, items: [] } }],
    ['a quantity of 0', withLine(0)],
    ['a quantity of −1', withLine(-1)],
    ['a quantity of 1.5', withLine(1.5)],
    ['a quantity of 10⁹', withLine(1e9)],
    ['a quantity of "two"', withLine('two')],
    ['no quantity', withLine(undefined)],
    ['buy-now without its product', { draft: { ...fromCart.draft, source: 'buyNow' } }],
    ['an address that is none', { draft: { ...fromCart.draft, addressId: 7 } }],
    ['a coupon that is no text', { draft: { ...fromCart.draft, couponCode: 7 } }],
    ["orders in the courier's words", { orderDetails: OLD, orderSuccess: [OLD] }],
    ['orders that are none', { orderDetails: 'one', orderSuccess: [null, { id: 7 }] }],
  ])('%s is no draft', (_, left) => {
    expect(orderSlice.restore(left)).toEqual(empty)
  })
})

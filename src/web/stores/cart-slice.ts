import { LEAST_QUANTITY, MOST_LINES, toQuantity } from '#contract/cart/cart-limits.ts'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { subtotalOf } from '#contract/checkout/totals.ts'
import { cardOf } from './card-of.ts'
import { isCard } from './is-card.ts'

/** A product as it was when it was put into the cart: its price is the one that the shopper has seen. */
export type CartItem = ProductCard & { quantity: number }

/** The price in rupees, before tax. */
export type CartState = { cartItems: readonly CartItem[]; totalQuantity: number; totalPrice: number }

const initial: CartState = { cartItems: [], totalQuantity: 0, totalPrice: 0 }

export const cartSlice = {
  initial,
  /** What an earlier visit left. A product that makes no sense any more goes; an odd quantity is put right. */
  restore(value: unknown): CartState {
    const { cartItems } = { ...(value as Partial<CartState> | undefined) }
    return setItems(Array.isArray(cartItems) ? cartItems.filter(isPriced) : [])
  },
}

/** The cart of these lines. Each product stands in one line, in a quantity that can be bought. */
export function setItems(items: readonly CartItem[]): CartState {
  const byProduct = new Map(items.map((item) => [item._id, { ...item, quantity: toQuantity(item.quantity) }]))
  const cartItems = [...byProduct.values()].slice(0, MOST_LINES)
  return {
    cartItems,
    totalQuantity: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: toRupees(subtotalOf(cartItems.map(({ price, quantity }) => ({ price: toPaise(price), quantity })))),
  }
}

/** One more of what is there already, or a new line. A line keeps the price it was put in with. */
export function addItem(state: CartState, product: ProductCard, quantity = LEAST_QUANTITY): CartState {
  const before = itemOf(state, product._id)
  if (!before) return setItems([...state.cartItems, { ...cardOf(product), quantity }])
  return changeQuantity(state, product._id, before.quantity + quantity)
}

export const increment = (state: CartState, id: string) => step(state, id, 1)

/** At one piece the line goes. */
export const decrement = (state: CartState, id: string) => step(state, id, -1)

export const changeQuantity = (state: CartState, id: string, quantity: number): CartState =>
  setItems(state.cartItems.map((item) => (item._id === id ? { ...item, quantity } : item)))

export const remove = (state: CartState, id: string): CartState =>
  setItems(state.cartItems.filter(({ _id }) => _id !== id))

export const clear = (): CartState => initial

export const itemOf = (state: CartState, id: string) => state.cartItems.find(({ _id }) => _id === id)

function step(state: CartState, id: string, by: number): CartState {
  const quantity = (itemOf(state, id)?.quantity ?? 0) + by
  return quantity < LEAST_QUANTITY ? remove(state, id) : changeQuantity(state, id, quantity)
}

/** A price that is none would spoil every sum. */
const isPriced = (value: unknown): value is CartItem =>
  isCard(value) && Number.isFinite(value.price) && value.price >= 0 && Number.isInteger(value.stocks)

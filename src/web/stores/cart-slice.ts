import { LEAST_QUANTITY, MOST_LINES, toQuantity } from '#contract/cart/cart-limits.ts'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { couponCode } from '#contract/checkout/coupon.ts'
import { subtotalOf } from '#contract/checkout/totals.ts'
import { cardOf } from './card-of.ts'
import { isCard } from './is-card.ts'

/** A product as it was when it was put into the cart: its price is the one that the shopper has seen. */
export type CartItem = ProductCard & { quantity: number }

/** What goes along with the lines; each is left out where there is none. */
type Beside = {
  /** Put aside for later, the newest first. None of them is in the cart as well. */
  savedItems?: readonly CartItem[]
  /** The coupon that goes along to the checkout. */
  couponCode?: string
}

/** The price in rupees, before tax. */
export type CartState = Beside & { cartItems: readonly CartItem[]; totalQuantity: number; totalPrice: number }

const initial: CartState = { cartItems: [], totalQuantity: 0, totalPrice: 0 }

export const cartSlice = {
  initial,
  /** What an earlier visit left. A product that makes no sense any more goes; an odd quantity is put right. */
  restore(value: unknown): CartState {
    const { cartItems, savedItems, couponCode: code } = { ...(value as Partial<CartState> | undefined) }
    const coupon = typeof code === 'string' && couponCode(code)
    return setItems(pricedItems(cartItems), {
      savedItems: pricedItems(savedItems),
      ...(coupon && { couponCode: coupon }),
    })
  },
}

/** The cart of these lines. Each product stands in one line, in a quantity that can be bought. */
export function setItems(items: readonly CartItem[], { savedItems = [], couponCode }: Beside = {}): CartState {
  const cartItems = linesOnce(items)
  const saved = linesOnce(savedItems.filter(({ _id }) => !cartItems.some((item) => item._id === _id)))
  return {
    ...(saved.length > 0 && { savedItems: saved }),
    ...(couponCode && { couponCode }),
    cartItems,
    totalQuantity: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: toRupees(subtotalOf(cartItems.map(({ price, quantity }) => ({ price: toPaise(price), quantity })))),
  }
}

function linesOnce(items: readonly CartItem[]): CartItem[] {
  const byProduct = new Map(items.map((item) => [item._id, { ...item, quantity: toQuantity(item.quantity) }]))
  return [...byProduct.values()].slice(0, MOST_LINES)
}

/** One more of what is there already, or a new line. A line keeps the price it was put in with. */
export function addItem(state: CartState, product: ProductCard, quantity = LEAST_QUANTITY): CartState {
  const before = itemOf(state, product._id)
  if (!before) return setItems([...state.cartItems, { ...cardOf(product), quantity }], state)
  return changeQuantity(state, product._id, before.quantity + quantity)
}

export const increment = (state: CartState, id: string) => step(state, id, 1)

/** At one piece the line goes. */
export const decrement = (state: CartState, id: string) => step(state, id, -1)

export const changeQuantity = (state: CartState, id: string, quantity: number): CartState =>
  setItems(
    state.cartItems.map((item) => (item._id === id ? { ...item, quantity } : item)),
    state,
  )

export const remove = (state: CartState, id: string): CartState =>
  setItems(
    state.cartItems.filter(({ _id }) => _id !== id),
    state,
  )

/** After an order: its coupon is used, and what was put aside stays. */
export const clear = ({ savedItems = [] }: Beside = {}): CartState => setItems([], { savedItems })

/** Undoes a removal: the line stands where it stood. */
export const putBack = (state: CartState, item: CartItem, place: number): CartState =>
  itemOf(state, item._id) ? state : setItems(state.cartItems.toSpliced(place, 0, item), state)

/** From the cart to the list for later. A list that is full takes nothing, so that nothing is lost. */
export function saveForLater(state: CartState, id: string): CartState {
  const item = itemOf(state, id)
  const saved = savedOf(state)
  if (!item || saved.length >= MOST_LINES) return state
  return setItems(
    state.cartItems.filter(({ _id }) => _id !== id),
    { ...state, savedItems: [item, ...saved] },
  )
}

/** And back, as the product is sold now. */
export function moveToCart(state: CartState, item: CartItem): CartState {
  return state.cartItems.length >= MOST_LINES ? state : setItems([...state.cartItems, item], state)
}

export const removeSaved = (state: CartState, id: string): CartState =>
  setItems(state.cartItems, { ...state, savedItems: savedOf(state).filter(({ _id }) => _id !== id) })

export const putBackSaved = (state: CartState, item: CartItem, place: number): CartState =>
  setItems(state.cartItems, { ...state, savedItems: savedOf(state).toSpliced(place, 0, item) })

/** Nothing takes it back. */
export const setCoupon = ({ couponCode: _, ...state }: CartState, code: string | undefined): CartState =>
  setItems(state.cartItems, { ...state, ...(code && { couponCode: code }) })

const NONE: readonly CartItem[] = []

export const savedOf = ({ savedItems = NONE }: CartState) => savedItems

export const itemOf = (state: CartState, id: string) => state.cartItems.find(({ _id }) => _id === id)

function step(state: CartState, id: string, by: number): CartState {
  const quantity = (itemOf(state, id)?.quantity ?? 0) + by
  return quantity < LEAST_QUANTITY ? remove(state, id) : changeQuantity(state, id, quantity)
}

const pricedItems = (items: unknown) => (Array.isArray(items) ? items.filter(isPriced) : [])

/** A price that is none would spoil every sum. */
const isPriced = (value: unknown): value is CartItem =>
  isCard(value) && Number.isFinite(value.price) && value.price >= 0 && Number.isInteger(value.stocks)

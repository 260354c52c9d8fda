import { isQuantity } from '#contract/cart/cart-limits.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import type { Order } from '#contract/orders/order.ts'
import {
  type DraftLine,
  type DraftText,
  draftFromBuyNow,
  draftFromCart,
  draftToAddress,
  hasDraftTexts,
  ORDER_SOURCES,
  type OrderDraft,
} from '#contract/orders/order-draft.ts'
import { cardOf } from './card-of.ts'
import type { CartItem } from './cart-slice.ts'
import { isCard } from './is-card.ts'

/** The order being made, and the ones made in this browser, newest first. */
export type OrderState = {
  draft: OrderDraft | null
  orderDetails: Order | null
  orderSuccess: readonly Order[]
  loading: boolean
  error: string | null
}

/** The server has them all; the browser keeps a handful. */
const HISTORY_KEPT = 20

const initial: OrderState = { draft: null, orderDetails: null, orderSuccess: [], loading: false, error: null }

export const orderSlice = {
  initial,
  /** What an earlier visit left, if it is still readable. Nothing can be under way yet. */
  restore(value: unknown): OrderState {
    const { draft, orderDetails, orderSuccess, error } = { ...(value as Partial<OrderState> | undefined) }
    return {
      draft: isDraft(draft) ? draft : null,
      orderDetails: isPlaced(orderDetails) ? orderDetails : null,
      orderSuccess: Array.isArray(orderSuccess) ? orderSuccess.filter(isPlaced).slice(0, HISTORY_KEPT) : [],
      loading: false,
      error: typeof error === 'string' ? error : null,
    }
  },
}

const withDraft = (state: OrderState, draft: OrderDraft | null): OrderState => ({ ...state, draft, error: null })

export const setDraftFromCart = (
  state: OrderState,
  items: readonly CartItem[],
  addressId: string | null,
  couponCode?: string,
) => withDraft(state, draftFromCart(items, addressId, couponCode))

export const setDraftFromBuyNow = (
  state: OrderState,
  product: ProductCard,
  addressId: string | null,
  quantity?: number,
) => withDraft(state, draftFromBuyNow(cardOf(product), addressId, quantity))

export const setDraftAddress = (state: OrderState, addressId: string | null) =>
  state.draft ? withDraft(state, draftToAddress(state.draft, addressId)) : state

/** Nothing takes it back. */
export function setDraftText(state: OrderState, name: DraftText, text: string | undefined): OrderState {
  if (!state.draft) return state
  const { [name]: _, ...draft } = state.draft
  return withDraft(state, text ? { ...draft, [name]: text } : draft)
}

export const clearDraft = (state: OrderState) => withDraft(state, null)

export const placingStarted = (state: OrderState): OrderState => ({ ...state, loading: true, error: null })

/** Telling twice of one order, as a repeated answer does, leaves it once in the history. */
export const placingSucceeded = (state: OrderState, placed: Order): OrderState => ({
  draft: null,
  orderDetails: placed,
  orderSuccess: [placed, ...state.orderSuccess.filter(({ id }) => id !== placed.id)].slice(0, HISTORY_KEPT),
  loading: false,
  error: null,
})

/** The order that was looked at last; the page of an order shows it again. */
export const orderOpened = (state: OrderState, order: Order): OrderState => ({ ...state, orderDetails: order })

export const placingFailed = (state: OrderState, error: string): OrderState => ({ ...state, loading: false, error })

export const purgeHistory = (state: OrderState): OrderState => ({ ...state, orderSuccess: [] })

/** Orders that earlier versions left in the courier's words have no number of ours: the server has them all. */
function isPlaced(value: unknown): value is Order {
  const { id, number } = { ...(value as Partial<Order> | null | undefined) }
  return typeof id === 'string' && typeof number === 'string'
}

/** A draft decides what is bought: one that is not whole is dropped, and made anew from the cart. */
function isDraft(value: unknown): value is OrderDraft {
  const { source, items, addressId, product } = { ...(value as Partial<OrderDraft> | null) }
  return (
    ORDER_SOURCES.some((known) => known === source) &&
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(isLine) &&
    isTextOrNull(addressId) &&
    (source === 'cart' || isCard(product)) &&
    hasDraftTexts({ ...(value as object | null) })
  )
}

function isLine(value: unknown): value is DraftLine {
  const { productId, quantity, Address_id } = { ...(value as Partial<DraftLine> | null) }
  return typeof productId === 'string' && isQuantity(quantity) && isTextOrNull(Address_id)
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

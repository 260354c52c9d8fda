import type { ProductCard } from '#contract/catalog/product.ts'

export const ORDER_SOURCES = ['cart', 'buyNow'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

const DEFAULT_QUANTITY = 1

/** What a shopper may say with an order, and how long each text may be. Where it is left out, the shop keeps null. */
export const DRAFT_TEXTS = { couponCode: 64 } as const
export type DraftText = keyof typeof DRAFT_TEXTS
export type KeptTexts = Record<DraftText, string | null>

/** One product of an order to be, as the order call takes it. Every line carries the address that the draft has. */
export type DraftLine = { productId: string; quantity: number; Address_id: string | null }

/** What is about to be ordered: between the cart, or Buy Now, and the payment. */
export type OrderDraft = {
  source: OrderSource
  items: readonly DraftLine[]
  addressId: string | null
  /** These two for buyNow alone. */
  product?: ProductCard
  quantity?: number
} & { [Text in DraftText]?: string }

type CartLine = Pick<ProductCard, '_id'> & { quantity: number }

export const draftFromCart = (
  cartItems: readonly CartLine[],
  addressId: string | null,
  couponCode?: string,
): OrderDraft => ({
  source: 'cart',
  items: cartItems.map(({ _id, quantity }) => ({ productId: _id, quantity, Address_id: addressId })),
  addressId,
  ...(couponCode && { couponCode }),
})

export const draftFromBuyNow = (
  product: ProductCard,
  addressId: string | null,
  quantity = DEFAULT_QUANTITY,
): OrderDraft => ({
  source: 'buyNow',
  items: [{ productId: product._id, quantity, Address_id: addressId }],
  addressId,
  product,
  quantity,
})

export const draftToAddress = (draft: OrderDraft, addressId: string | null): OrderDraft => ({
  ...draft,
  addressId,
  items: draft.items.map((line) => ({ ...line, Address_id: addressId })),
})

const TEXTS = Object.keys(DRAFT_TEXTS) as DraftText[]

export const keptTexts = (said: { [Text in DraftText]?: string | null | undefined }) =>
  Object.fromEntries(TEXTS.map((name) => [name, said[name] || null])) as KeptTexts

/** For a draft that comes from storage. */
export const hasDraftTexts = (value: object) =>
  TEXTS.every((name) => ['undefined', 'string'].includes(typeof (value as Record<string, unknown>)[name]))

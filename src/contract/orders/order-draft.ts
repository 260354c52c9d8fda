import type { ProductCard } from '#contract/catalog/product.ts'

export const ORDER_SOURCES = ['cart', 'buyNow'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

export const DEFAULT_QUANTITY = 1

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
  couponCode?: string
}

type CartLine = Pick<ProductCard, '_id'> & { quantity: number }

export const draftFromCart = (cartItems: readonly CartLine[], addressId: string | null): OrderDraft => ({
  source: 'cart',
  items: cartItems.map(({ _id, quantity }) => ({ productId: _id, quantity, Address_id: addressId })),
  addressId,
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

import type { ProductCard } from '#contract/catalog/product.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { isFailure } from '#web/shell/is-failure.ts'

/** The products that the browser was last given, and how asking for them goes. */
export type ProductState = { products: readonly ProductCard[]; loading: boolean; error: string | null }

const initial: ProductState = { products: [], loading: false, error: null }

export const productSlice = {
  initial,
  /** What an earlier visit left, if it is still readable. Nothing can be under way yet. */
  restore(value: unknown): ProductState {
    const { products, error } = { ...(value as Partial<ProductState> | undefined) }
    if (!Array.isArray(products) || !products.every(isCard)) return initial
    return { products, loading: false, error: typeof error === 'string' ? error : null }
  },
}

/** As much as a card needs to be drawn. By hand: the schema would bring its whole library to every page. */
function isCard(value: unknown): value is ProductCard {
  const { _id, name, price, Category, image } = { ...(value as Partial<ProductCard> | null) }
  return [_id, name, Category, image?.id].every((text) => typeof text === 'string') && typeof price === 'number'
}

export const pending = (state: ProductState): ProductState => ({ ...state, loading: true, error: null })

export const fulfilled = (products: readonly ProductCard[]): ProductState => ({ products, loading: false, error: null })

export const rejected = (state: ProductState, reason: unknown): ProductState => ({
  ...state,
  loading: false,
  error: isFailure(reason) ? reason.message : requestFailures.unexpected.text,
})

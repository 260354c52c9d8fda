import type { ProductCard } from '#contract/catalog/product.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { isCard } from './is-card.ts'

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

export const pending = (state: ProductState): ProductState => ({ ...state, loading: true, error: null })

export const fulfilled = (products: readonly ProductCard[]): ProductState => ({ products, loading: false, error: null })

export const rejected = (state: ProductState, reason: unknown): ProductState => ({
  ...state,
  loading: false,
  error: problemText(reason),
})

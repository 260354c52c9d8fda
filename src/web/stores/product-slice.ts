import { z } from 'zod'
import { type ProductCard, productCard } from '#contract/catalog/product.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { isFailure } from '#web/shell/is-failure.ts'

/** The products that the browser was last given, and how asking for them goes. */
export type ProductState = { products: readonly ProductCard[]; loading: boolean; error: string | null }

const kept = z.object({ products: z.array(productCard), error: z.string().nullable() })
const initial: ProductState = { products: [], loading: false, error: null }

export const productSlice = {
  initial,
  /** What an earlier visit left, if it is still readable. Nothing can be under way yet. */
  restore(value: unknown): ProductState {
    const found = kept.safeParse(value).data
    return found ? { ...found, loading: false } : initial
  },
}

export const pending = (state: ProductState): ProductState => ({ ...state, loading: true, error: null })

export const fulfilled = (products: readonly ProductCard[]): ProductState => ({ products, loading: false, error: null })

export const rejected = (state: ProductState, reason: unknown): ProductState => ({
  ...state,
  loading: false,
  error: isFailure(reason) ? reason.message : requestFailures.unexpected.text,
})

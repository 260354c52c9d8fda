import type { ProductCard } from '#contract/catalog/product.ts'
import { fulfilled, type ProductState, pending, rejected } from './product-slice.ts'
import { updateSlice } from './root-store.ts'

let latestLoad = 0

/** Keeps products that came with the page. */
export async function keepProducts(products: readonly ProductCard[]): Promise<void> {
  latestLoad += 1
  await updateSlice('product', () => fulfilled(products))
}

/** Fetches products and keeps them; a refusal is kept in words. Only the latest load counts. */
export async function fetchProducts(fetch: () => Promise<readonly ProductCard[]>): Promise<void> {
  latestLoad += 1
  const load = latestLoad
  await updateSlice('product', pending)
  const next = await fetch().then(
    (products) => () => fulfilled(products),
    (reason: unknown) => (state: ProductState) => rejected(state, reason),
  )
  if (load === latestLoad) await updateSlice('product', next)
}

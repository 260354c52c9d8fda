import type { ProductCard } from '#contract/catalog/product.ts'
import { fulfilled, type ProductState, pending, rejected } from './product-slice.ts'
import { restoreRoot, useRootStore } from './root-store.ts'

let asked = 0

/** Keeps products that came with the page. */
export async function keepProducts(products: readonly ProductCard[]): Promise<void> {
  asked += 1
  await restoreRoot()
  change(() => fulfilled(products))
}

/** Asks for products and keeps them; a refusal is kept in words. Only what was asked for last counts. */
export async function fetchProducts(ask: () => Promise<readonly ProductCard[]>): Promise<void> {
  asked += 1
  const turn = asked
  await restoreRoot()
  change(pending)
  const settle = await ask().then(
    (products) => () => fulfilled(products),
    (reason: unknown) => (state: ProductState) => rejected(state, reason),
  )
  if (turn === asked) change(settle)
}

const change = (next: (state: ProductState) => ProductState) =>
  useRootStore.setState(({ product }) => ({ product: next(product) }))

import { useCallback, useEffect } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'
import { fetchProducts, keepProducts } from '#web/stores/products.ts'
import { useRootStore } from '#web/stores/root-store.ts'

/** The related products that came with the page are kept; where none could be had, the browser asks for them itself. */
export function useRelatedProducts(id: string, fromServer: readonly ProductCard[] | undefined) {
  const kept = useRootStore(({ product }) => product)
  const ask = useCallback(() => fetchProducts(async () => (await import('./fetch-related.ts')).fetchRelated(id)), [id])
  useEffect(() => {
    if (fromServer) keepProducts(fromServer)
    else ask()
  }, [fromServer, ask])
  return fromServer ? { products: fromServer, loading: false, error: null, ask } : { ...kept, ask }
}

import { useEffect, useRef } from 'react'
import type { Product, ProductCard } from '#contract/catalog/product.ts'
import { recordShow } from '#web/activity/record-activity.ts'
import { fetchProducts, keepProducts } from '#web/stores/products.ts'
import { selectedProductId, selectProduct } from '#web/stores/selected-product.ts'

/**
 * What an opened product leaves in the browser's storage, and one 'show' told to the shop. Whoever came by a link or a
 * suggestion has selected the product as well; related products that did not come with the page are asked for here.
 */
export function useProductVisit(product: Product, related: readonly ProductCard[] | undefined): void {
  const recorded = useRef<string>(undefined)
  useEffect(() => {
    const { _id } = product
    if (selectedProductId() !== _id) selectProduct(product)
    if (related) keepProducts(related)
    else loadRelated(_id)
    // The same product loaded anew, after a review was published, is no further visit.
    if (recorded.current !== _id) recordShow(_id)
    recorded.current = _id
  }, [product, related])
}

/** The call is fetched when it is needed: nearly always the products came with the page. */
export const loadRelated = (id: string) =>
  fetchProducts(async () => (await import('./fetch-related.ts')).fetchRelated(id))

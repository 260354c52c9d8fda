import { useEffect, useRef } from 'react'
import type { Product } from '#contract/catalog/product.ts'
import { recordShow } from '#web/activity/record-activity.ts'
import type { PackedCards } from '#web/catalog/packed-cards.ts'
import { selectedProductId, selectProduct } from '#web/stores/selected-product.ts'

/**
 * What an opened product leaves in the browser's storage, and one 'show' told to the shop. Whoever came by a link or a
 * suggestion has selected the product as well; related products that did not come with the page are asked for here.
 */
export function useProductVisit(product: Product, related: PackedCards | undefined): void {
  const recorded = useRef<string>(undefined)
  useEffect(() => {
    const { _id } = product
    if (selectedProductId() !== _id) selectProduct(product)
    keepVisit(_id, related)
    // The same product loaded anew, after a review was published, is no further visit.
    if (recorded.current !== _id) recordShow(_id)
    recorded.current = _id
  }, [product, related])
}

/** What keeps it is fetched once the page is awake. Nobody waits for it. */
const keepVisit = (id: string, related: PackedCards | undefined) =>
  import('./related-kept.ts').then((kept) => kept.keepVisit(id, related)).catch(() => {})

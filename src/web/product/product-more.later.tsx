import { useMemo } from 'react'
import { unpackCards } from '#web/catalog/packed-cards.ts'
import { ReviewsSection } from '#web/reviews/reviews-section.tsx'
import { Description } from './description.tsx'
import type { ProductPageData } from './load-product-page.ts'
import { RelatedProducts } from './related-products.tsx'
import { Specifications } from './specifications.tsx'

/** What there is to read about a product, below what it takes to buy it. */
export default function ProductMore({
  product,
  reviews,
  reviewsProblem,
  related: packed,
}: Omit<ProductPageData, 'canonical' | 'family'>) {
  const related = useMemo(() => (packed === undefined ? undefined : unpackCards(packed)), [packed])
  return (
    <>
      <div className="mt-16 grid gap-x-16 gap-y-12 lg:mt-24 lg:grid-cols-[1.1fr_1fr]">
        <Description text={product.description} />
        <Specifications product={product} />
      </div>
      <div className="mt-16 grid grid-cols-1 gap-16 lg:mt-24 lg:gap-24">
        <ReviewsSection product={product} reviews={reviews} problem={reviewsProblem} />
        <RelatedProducts id={product._id} related={related} />
      </div>
    </>
  )
}

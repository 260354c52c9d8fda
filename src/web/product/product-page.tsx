import { useMemo } from 'react'
import { Breadcrumbs } from '#web/catalog/breadcrumbs.tsx'
import { unpackCards } from '#web/catalog/packed-cards.ts'
import { ReviewsSection } from '#web/reviews/reviews-section.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductPageData } from './load-product-page.ts'
import { productCrumbs } from './product-crumbs.ts'
import { ProductFacts } from './product-facts.tsx'
import { RelatedProducts } from './related-products.tsx'
import { Specifications } from './specifications.tsx'
import { useProductVisit } from './use-product-visit.ts'

/** The page of one product, at /About?id=… and at /product/…. The key lets nothing of one product slip to the next. */
export function ProductPage({ product, reviews, reviewsProblem, related: packed, canonical }: ProductPageData) {
  const related = useMemo(() => (packed === undefined ? undefined : unpackCards(packed)), [packed])
  useProductVisit(product, related)
  return (
    <div key={product._id} className="mx-auto max-w-page px-4 pt-1 sm:px-6 md:pt-4 lg:px-8">
      {/* On phones the name right below says it already. */}
      <div className="max-md:[&_li:has([aria-current])]:hidden">
        <Breadcrumbs crumbs={productCrumbs(product)} />
      </div>
      <div className="grid gap-6 md:mt-2 md:grid-cols-2 md:gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <Gallery product={product} />
        <ProductFacts product={product} canonical={canonical} />
      </div>
      <div className="mt-16 grid gap-x-16 gap-y-12 lg:mt-24 lg:grid-cols-[1.1fr_1fr]">
        <Description text={product.description} />
        <Specifications product={product} />
      </div>
      <div className="mt-16 grid grid-cols-1 gap-16 lg:mt-24 lg:gap-24">
        <ReviewsSection product={product} reviews={reviews} problem={reviewsProblem} />
        <RelatedProducts id={product._id} related={related} />
      </div>
    </div>
  )
}

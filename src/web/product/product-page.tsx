import { Breadcrumbs } from '#web/catalog/breadcrumbs.tsx'
import { later } from '#web/kit/later.tsx'
import { AddedSpot } from './added-spot.ts'
import { Gallery } from './gallery.tsx'
import type { ProductPageData } from './load-product-page.ts'
import { productCrumbs } from './product-crumbs.ts'
import { ProductFacts } from './product-facts.tsx'
import { useProductVisit } from './use-product-visit.ts'

const ProductMore = later(() => import('./product-more.later.tsx'))

/** The page of one product, at /About?id=… and at /product/…. The key lets nothing of one product slip to the next. */
export function ProductPage({ canonical, family, ...page }: ProductPageData) {
  const { product, related } = page
  useProductVisit(product, related)
  return (
    <div key={product._id} className="mx-auto max-w-page px-4 sm:px-6 md:pt-4 lg:px-8">
      {/* On phones the name right below says it already. */}
      <div className="max-md:[&_li:has([aria-current])]:hidden">
        <Breadcrumbs crumbs={productCrumbs(product)} />
      </div>
      <div className="grid gap-3 md:mt-2 md:grid-cols-2 md:gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <Gallery product={product} />
        <ProductFacts product={product} family={family} canonical={canonical} />
      </div>
      <ProductMore {...page} />
      <AddedSpot />
    </div>
  )
}

import { memo, type ReactNode, useState } from 'react'
import type { ProductCard as Card } from '#contract/catalog/product.ts'
import { isAwake } from '#web/kit/awake.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProductCard } from './product-card.tsx'

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4'
/** Also for lists of products that are more than cards. */
export const PRODUCT_GRID = `${GRID} lg:grid-cols-4 xl:grid-cols-5 xl:gap-6`
/** With filters at its side the grid has a quarter less room. */
const GRID_BESIDE_FILTERS = `${GRID} xl:grid-cols-4 min-[84rem]:grid-cols-5`

type Layout = { besideFilters?: boolean }

/** How many stand at the top of the page where the grid is what the page is for; their pictures do not wait to be seen. */
const EAGER_PICTURES = 4

type Props = Layout & {
  products: readonly Card[]
  label: string
  /** A last cell after the products. */
  last?: ReactNode
}

/**
 * Products in two to five columns, by width. On the first page of a visit the browser leaves out what is far from being seen.
 * Dozens of cards are not rendered again where only what stands around them changes, as when the page wakes up.
 */
export const ProductGrid = memo(function ProductGrid({ products, label, last, besideFilters }: Props) {
  const [isFirstPage] = useState(() => !isAwake())
  return (
    <ul
      aria-label={label}
      className={`${isFirstPage ? 'skip-unseen' : ''} ${besideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID}`}
    >
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} priority={besideFilters === true && index < EAGER_PICTURES} />
        </li>
      ))}
      {last}
    </ul>
  )
})

/** The same grid while its products are on their way: cards of the same size, and words for those who cannot see them. */
export function ProductGridSkeleton({
  count,
  children,
  besideFilters,
}: Layout & { count: number; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="mb-4 text-ink-soft">
        {children}
      </p>
      <div aria-hidden className={besideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID}>
        {Array.from({ length: count }, (_, index) => `card ${index}`).map((key) => (
          <div key={key} className="@container overflow-hidden rounded-card border border-line bg-sheet">
            <Skeleton className="aspect-square rounded-none" />
            <div className="grid gap-1.5 p-3 @min-[13rem]:p-4">
              <Skeleton className="h-10" />
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="mt-1 h-11" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

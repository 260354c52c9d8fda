import type { ReactNode } from 'react'
import type { ProductCard as Card } from '#contract/catalog/product.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProductCard } from './product-card.tsx'

const COLUMNS = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5 xl:gap-6'

type Props = {
  products: readonly Card[]
  label: string
  /** A last cell after the products. */
  last?: ReactNode
}

/** Products in two to five columns, by width. */
export function ProductGrid({ products, label, last }: Props) {
  return (
    <ul aria-label={label} className={COLUMNS}>
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} />
        </li>
      ))}
      {last}
    </ul>
  )
}

/** The same grid while its products are on their way: cards of the same size, and words for those who cannot see them. */
export function ProductGridSkeleton({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="mb-4 text-ink-soft">
        {children}
      </p>
      <div aria-hidden className={COLUMNS}>
        {Array.from({ length: count }, (_, place) => `place ${place}`).map((place) => (
          <div key={place} className="overflow-hidden rounded-card border border-line bg-sheet">
            <Skeleton className="aspect-square rounded-none" />
            <div className="grid gap-2 p-4">
              <Skeleton className="h-10" />
              <Skeleton className="h-7 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

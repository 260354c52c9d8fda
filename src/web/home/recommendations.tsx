import type { ProductCard as Card } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { notShownFirst } from './not-shown-first.ts'
import { useRecommendations } from './use-recommendations.ts'

/** Cards of one width have one height, so the shelf can keep its place before anything stands on it. */
const CARD = 'w-56 shrink-0'
const SHOWN = 12
const SKELETONS = ['1', '2', '3', '4', '5', '6', '7']

/**
 * What this visitor might like: personal, so the browser asks for it. When there is nothing to show, the place is given
 * up as soon as nobody is looking at it.
 */
export function Recommendations({ shown }: { shown: readonly Card[] }) {
  const { shelf, products: recommended, inView } = useRecommendations()
  const products = recommended && notShownFirst(recommended, shown).slice(0, SHOWN)
  const isEmpty = products?.length === 0
  if (isEmpty && inView === false) return null
  return (
    <section
      ref={shelf}
      aria-labelledby="recommendations"
      aria-busy={!products}
      className={`skip-unseen-section min-w-0 noscript:hidden ${isEmpty ? 'invisible' : ''}`}
    >
      <h2 id="recommendations" className="mb-6 font-semibold text-heading">
        {t('Products You Might Like')}
      </h2>
      <ul className="shelf min-h-88">
        {products?.map((product) => (
          <li key={product._id} className={CARD}>
            <ProductCard product={product} />
          </li>
        ))}
        {!products && SKELETONS.map((key) => <CardSkeleton key={key} />)}
      </ul>
    </section>
  )
}

const CardSkeleton = () => (
  <li aria-hidden className={CARD}>
    <Skeleton className="h-full rounded-card" />
  </li>
)

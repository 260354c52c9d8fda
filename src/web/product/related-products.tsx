import type { ProductCard as Card } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { ProductGridSkeleton } from '#web/catalog/product-grid.tsx'
import { useRootStore } from '#web/stores/root-store.ts'
import { Button } from '#web/ui/button.tsx'
import { loadRelated } from './related-kept.ts'

type Props = { id: string; related: readonly Card[] | undefined }

export function RelatedProducts({ id, related }: Props) {
  const kept = useRootStore(({ product }) => product)
  const { products, loading, error } = related ? { products: related, loading: false, error: null } : kept
  if (products.length === 0 && !loading && !error) return null
  return (
    <section id="related" aria-labelledby="related-title" className="skip-unseen-section">
      <h2 id="related-title" className="mb-6 font-semibold text-heading">
        {t('Similar products')}
      </h2>
      {loading ? (
        <ProductGridSkeleton count={5}>{t('Loading products...')}</ProductGridSkeleton>
      ) : error ? (
        <div className="grid justify-items-start gap-4">
          <p role="alert" className="font-medium text-bad">
            {error}
          </p>
          <Button onClick={() => loadRelated(id)}>{t('Retry')}</Button>
        </div>
      ) : (
        <ul aria-labelledby="related-title" className="shelf">
          {products.map((product) => (
            <li key={product._id} className="w-56 shrink-0">
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

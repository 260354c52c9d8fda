import { ArrowRight } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import type { ProductCard } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { ProductGrid, ProductGridSkeleton } from '#web/catalog/product-grid.tsx'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Products = { products: readonly ProductCard[]; problem: string | undefined }

/** A good part of the shop; on phones half of it, for the thumb's sake. */
export function HomeProducts(given: Products) {
  const { state, revalidate } = useRevalidator()
  return (
    <section aria-labelledby="products" className="skip-unseen-section [--usual-height:150rem]">
      <h2 id="products" className="mb-6 font-semibold text-heading">
        {t('On our shelves')}
      </h2>
      <Shelves {...given} retrying={state === 'loading'} onRetry={revalidate} />
    </section>
  )
}

type ShelvesProps = Products & { retrying: boolean; onRetry: () => void }

export function Shelves({ products, problem, retrying, onRetry }: ShelvesProps) {
  if (problem && retrying) return <ProductGridSkeleton count={10}>{t('Loading products...')}</ProductGridSkeleton>
  if (problem) return <Problem text={problem} onRetry={onRetry} />
  if (products.length === 0) {
    return (
      <EmptyState title={t('The shelves are empty')}>
        <p>{t('There are no products yet. Please look in again soon.')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <div className="max-sm:[&>ul>li:nth-child(n+13)]:hidden">
        <ProductGrid products={products} label={t('Products')} last={<AllProductsCell />} />
      </div>
      <p className="mt-8 text-center xl:hidden">
        <ButtonLink to={SHOP_PATH}>{t('See all products')}</ButtonLink>
      </p>
    </>
  )
}

/** Fills the last row of the widest grid; narrower ones have the button below. */
function AllProductsCell() {
  return (
    <li className="hidden xl:block">
      <Link
        to={SHOP_PATH}
        className="flex h-full flex-col justify-end gap-2 rounded-card bg-inkwell p-6 font-semibold text-on-inkwell text-title"
      >
        {t('See all products')}
        <ArrowRight aria-hidden className="size-8" />
      </Link>
    </li>
  )
}

function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert" className="font-medium text-bad">
        {text}
      </p>
      <Button onClick={onRetry}>{t('Retry')}</Button>
    </div>
  )
}

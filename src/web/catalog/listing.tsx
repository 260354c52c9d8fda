import { type ReactNode, useId, useRef } from 'react'
import type { Category } from '#contract/catalog/category.ts'
import { t } from '#contract/platform/t.ts'
import { later } from '#web/kit/later.tsx'
import { productsText } from '#web/ui/list-counts.ts'
import { useSlowReload } from '#web/ui/use-slow.ts'
import { FilterButton } from './filter-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ListNotices } from './list-notices.tsx'
import type { List } from './load-list.ts'
import { LoadMore } from './load-more.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { SortSelect } from './sort-select.tsx'
import { useMoreProducts } from './use-more-products.ts'
import { useScrollToResults } from './use-scroll-to-results.ts'

/** Not on the screens of phones, which open them in a sheet. */
const FiltersBeside = later(() => import('./filters-beside.later.tsx'))

type Props = {
  list: List
  /** The category that the whole page is about. */
  category?: Category
  /** Stands in the grid's place when there is nothing to show. */
  empty: ReactNode
}

/** Products with what narrows and orders them, and a way to more of them. */
export function Listing({ list, category, empty }: Props) {
  const { state, page } = list
  const { products, nextCursor, loadMore, isLoading, problem } = useMoreProducts(list, category)
  const heading = useId()
  const summary = useRef<HTMLParagraphElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const results = useScrollToResults()
  const isSlow = useSlowReload()

  /** Those who read by keyboard go on with the first of the new products. */
  async function showMore() {
    const first = await loadMore()
    const links = grid.current?.querySelectorAll<HTMLElement>('h3 a')
    if (first !== undefined) links?.[first]?.focus({ preventScroll: true })
  }

  return (
    <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-8">
      <aside aria-label={t('Filters')} className="max-lg:hidden max-lg:noscript:mb-8 max-lg:noscript:block">
        <div className="lg:sticky lg:top-16 lg:-mx-1 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:px-1 lg:py-4 lg:[scrollbar-width:thin]">
          <FiltersBeside list={list} category={category} />
        </div>
      </aside>
      <section ref={results} aria-labelledby={heading} className="scroll-mt-20 lg:pt-4">
        <h2 id={heading} className="sr-only">
          {t('Products')}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p ref={summary} tabIndex={-1} role="status" className="font-semibold text-lead outline-none">
            {productsText(page.total)}
          </p>
          <div className="flex items-center gap-3 max-sm:w-full max-[20rem]:grid">
            <div className="max-sm:basis-2/5 lg:hidden noscript:hidden">
              <FilterButton list={list} category={category} />
            </div>
            <SortSelect list={list} />
          </div>
        </div>
        <FilterChips state={state} onRemove={() => summary.current?.focus({ preventScroll: true })} />
        <ListNotices state={state} />
        <div ref={grid} className="mt-6">
          {isSlow ? (
            <ProductGridSkeleton besideFilters count={Math.max(products.length, 5)}>
              {t('Loading products...')}
            </ProductGridSkeleton>
          ) : products.length === 0 ? (
            empty
          ) : (
            <>
              <ProductGrid besideFilters products={products} label={t('Products')} />
              <LoadMore
                state={state}
                shown={products.length}
                total={page.total}
                nextCursor={nextCursor}
                isLoading={isLoading}
                problem={problem}
                onMore={showMore}
              />
            </>
          )}
        </div>
      </section>
    </div>
  )
}

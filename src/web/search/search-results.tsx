import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { activeFilters } from '#web/catalog/active-filters.ts'
import { FILTERS, type ListState } from '#web/catalog/list-state.ts'
import { queryWithout } from '#web/catalog/list-url.ts'
import { Listing } from '#web/catalog/listing.tsx'
import { Magnifier } from '#web/catalog/magnifier.tsx'
import { type PackedCards, unpackCards } from '#web/catalog/packed-cards.ts'
import { type PackedList, useUnpackedList } from '#web/catalog/packed-list.ts'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { searchTexts } from './search.texts.ts'

type Props = {
  list: PackedList
  near: PackedCards
  /** What to know about the text. */
  note?: string | undefined
}

/** What was found. When that is nothing, whatever comes near stands below, so that nobody ends on a blank page. */
export function SearchResults(packed: Props) {
  const list = useUnpackedList(packed.list)
  const near = useMemo(() => unpackCards(packed.near), [packed.near])
  const isNarrowed = activeFilters(list.state).length > 0
  const isEmpty = list.page.total === 0
  const { q } = list.state
  useEffect(() => {
    // What found something is worth offering again. Not kept, it is only not offered.
    if (q && !isEmpty)
      import('./recent-searches.ts').then(
        ({ rememberSearch }) => rememberSearch(q),
        () => {},
      )
  }, [q, isEmpty])
  return (
    <>
      {!isEmpty && packed.note && <p className="mb-6 text-ink-soft">{packed.note}</p>}
      {isEmpty && !isNarrowed ? (
        <NothingFound>{packed.note}</NothingFound>
      ) : (
        <Listing list={list} empty={<NothingLeft {...list} />} />
      )}
      {isEmpty && near.length > 0 && (
        <section aria-labelledby="near" className="mt-12">
          <h2 id="near" className="mb-6 font-semibold text-title">
            {t('Closest matches')}
          </h2>
          <ProductGrid products={near} label={t('Closest matches')} />
        </section>
      )}
    </>
  )
}

function NothingFound({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      scene={<Magnifier />}
      title={searchTexts.nothingFound}
      action={<ButtonLink to={SHOP_PATH}>{t('Browse Products')}</ButtonLink>}
    >
      <p>{children}</p>
    </EmptyState>
  )
}

function NothingLeft({ state }: { state: ListState }) {
  const { pathname } = useLocation()
  return (
    <EmptyState
      scene={<Magnifier />}
      title={searchTexts.nothingFound}
      action={
        <ButtonLink look="primary" to={pathname + queryWithout(state, FILTERS)}>
          {t('Clear filters')}
        </ButtonLink>
      }
    >
      <p>{t('Try removing a filter or two.')}</p>
    </EmptyState>
  )
}

import { useLocation } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { activeFilters } from './active-filters.ts'
import { FILTERS, type ListState } from './list-state.ts'
import { queryWithout } from './list-url.ts'
import { Magnifier } from './magnifier.tsx'

/** Nothing is left of a list: because it was narrowed too far, or because there never was anything. */
export function NoProducts({ state }: { state: ListState }) {
  const { pathname } = useLocation()
  if (activeFilters(state).length === 0)
    return (
      <EmptyState scene={<Magnifier />} title={t('Nothing here yet')}>
        <p>{t('We haven’t added any products here yet. Please check back soon.')}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      scene={<Magnifier />}
      title={t('No products match')}
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

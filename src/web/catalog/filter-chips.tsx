import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { activeFilters } from './active-filters.ts'
import { FILTERS, type ListState } from './list-state.ts'
import { queryWithout } from './list-url.ts'

type Props = {
  state: ListState
  /** A chip that is used goes away; the focus must not go with it. */
  onRemove: () => void
}

/** What narrows the list now. Each can be taken away, or all at once. */
export function FilterChips({ state, onRemove }: Props) {
  const { pathname } = useLocation()
  const active = activeFilters(state)
  if (active.length === 0) return null
  return (
    <ul aria-label={t('Active filters')} className="mt-4 flex flex-wrap items-center gap-2">
      {active.map(({ text, filters }) => (
        <li key={text}>
          <Link
            to={pathname + queryWithout(state, filters)}
            preventScrollReset
            aria-label={t('Remove filter {filter}', { filter: text })}
            onClick={onRemove}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-sheet pr-3 pl-4 font-medium text-small transition-colors hover:border-ink lg:min-h-9"
          >
            {text}
            <X aria-hidden className="size-4 text-ink-soft" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={pathname + queryWithout(state, FILTERS)}
          preventScrollReset
          onClick={onRemove}
          className="inline-flex min-h-11 items-center rounded-field px-2 font-semibold text-brand text-small underline-offset-4 hover:underline lg:min-h-9"
        >
          {t('Clear all')}
        </Link>
      </li>
    </ul>
  )
}

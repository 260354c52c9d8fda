import { ArrowDownUp, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Sort } from '#contract/catalog/product-filters.ts'
import { msg, t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL } from '#web/ui/field.tsx'
import { FILTERS } from './list-state.ts'
import type { List } from './load-list.ts'
import { useListForm } from './use-list-form.ts'

const SORT_NAMES: Record<Sort, string> = {
  relevance: msg('Best match'),
  newest: msg('Newest first'),
  popular: msg('Most popular'),
  priceAsc: msg('Price: low to high'),
  priceDesc: msg('Price: high to low'),
  rating: msg('Top rated'),
}

/** Only a search can order by how well things match. */
const SORTS_OF_LIST: readonly Sort[] = ['newest', 'popular', 'priceAsc', 'priceDesc', 'rating']
const SORTS_OF_SEARCH: readonly Sort[] = ['relevance', ...SORTS_OF_LIST]

export function SortSelect({ list }: { list: List }) {
  const { q, choices } = list.state
  const [usual, ...others] = q ? SORTS_OF_SEARCH : SORTS_OF_LIST
  const { action, fields, apply } = useListForm(list)
  const id = useId()
  return (
    <form action={action} className="flex grow items-center gap-2">
      {q && <input type="hidden" name="q" value={q} />}
      {FILTERS.map((name) => choices[name] && <input key={name} type="hidden" name={name} value={choices[name]} />)}
      <label htmlFor={id} className="shrink-0 text-ink-soft text-small max-sm:sr-only">
        {t('Sort by')}
      </label>
      <div className="relative grow sm:w-50">
        <ArrowDownUp aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 sm:hidden" />
        <select
          id={id}
          name="sort"
          value={fields.sort}
          onChange={(event) => apply(event.target.form)}
          className={`${CONTROL} min-h-11 appearance-none pr-9 font-medium max-sm:pl-9`}
        >
          {/* The usual order needs no word in the address. */}
          <option value="">{usual && t(SORT_NAMES[usual])}</option>
          {others.map((one) => (
            <option key={one} value={one}>
              {t(SORT_NAMES[one])}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4" />
      </div>
      <div className="hidden noscript:block">
        <Button type="submit">{t('Sort')}</Button>
      </div>
    </form>
  )
}

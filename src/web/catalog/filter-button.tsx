import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Category } from '#contract/catalog/category.ts'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { activeFilters } from './active-filters.ts'
import type { List } from './load-list.ts'

const load = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(load)

type Props = { list: List; category: Category | undefined }

/** Opens the filters where there is no room beside the list. */
export function FilterButton({ list, category }: Props) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const active = activeFilters(list.state).length
  return (
    <>
      <Button
        aria-label={active > 0 ? t('Filters, {count} active', { count: active }) : undefined}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setState('open')}
        className="w-full whitespace-nowrap px-3"
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        {t('Filters')}
        {active > 0 && (
          <span className="rounded-full bg-brand px-2 font-semibold text-fine text-on-brand">{active}</span>
        )}
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <FilterSheet
            list={list}
            category={category}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}

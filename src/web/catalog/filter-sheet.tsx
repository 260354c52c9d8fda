import { useLocation } from 'react-router'
import type { Category } from '#contract/catalog/category.ts'
import { t } from '#contract/platform/t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { productsText } from '#web/ui/list-counts.ts'
import { activeFilters } from './active-filters.ts'
import { FilterForm } from './filter-form.tsx'
import { FILTERS } from './list-state.ts'
import { queryWithout } from './list-url.ts'
import type { List } from './load-list.ts'

type Props = { list: List; category: Category | undefined; open: boolean; onOpenChange: (open: boolean) => void }

/** The filters over the list, on phones. Choices apply at once behind it; the button tells what they leave. */
export default function FilterSheet({ list, category, open, onOpenChange }: Props) {
  const { pathname } = useLocation()
  const isNarrowed = activeFilters(list.state).length > 0
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('Filters')}>
      <div className="mt-4 mb-6">
        <FilterForm list={list} category={category} />
      </div>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex gap-3 border-line border-t bg-sheet px-6 py-4">
        {isNarrowed && (
          <ButtonLink to={pathname + queryWithout(list.state, FILTERS)} preventScrollReset className="shrink-0">
            {t('Clear all')}
          </ButtonLink>
        )}
        <Button look="primary" className="grow" onClick={() => onOpenChange(false)}>
          {list.page.total > 0
            ? t('Show {products}', { products: productsText(list.page.total) })
            : t('No products match')}
        </Button>
      </div>
    </Sheet>
  )
}

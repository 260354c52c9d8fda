import { Link } from 'react-router'
import { isSameFilter, ORDER_TABS, type OrderFilter } from '#contract/admin/order-filter.ts'
import type { OrderView } from '#contract/admin/order-views.endpoints.ts'
import { useListAddress } from '#web/kit/use-list-address.ts'
import { filterIn, queryOf } from './order-query.ts'
import { RemoveView } from './remove-view.tsx'
import { SaveView } from './save-view.tsx'

const TAB =
  'inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-soft text-small transition-colors ' +
  'hover:text-ink aria-[current=true]:border-brand aria-[current=true]:font-semibold aria-[current=true]:text-brand'

/** Views of the list that everybody has, then those that somebody saved for themselves. */
export function OrderTabs({ views }: { views: readonly OrderView[] }) {
  const { params } = useListAddress()
  const shown = filterIn(params)
  const isShown = ({ filter }: { filter: OrderFilter }) => isSameFilter(filter, shown)
  const own = views.find(isShown)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b">
      <nav aria-label="Views" className="-mb-px overflow-x-auto max-lg:w-0 max-lg:min-w-full lg:flex-1">
        <ul className="flex">
          {[...ORDER_TABS, ...views].map((tab) => (
            <li key={'id' in tab ? String(tab.id) : tab.name}>
              <Link
                to={{ search: queryOf(tab.filter) }}
                preventScrollReset
                aria-current={isShown(tab) ? 'true' : undefined}
                className={TAB}
              >
                {tab.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {own ? <RemoveView view={own} /> : !ORDER_TABS.some(isShown) && <SaveView filter={shown} />}
    </div>
  )
}

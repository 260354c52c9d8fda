import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Category } from '#contract/catalog/category.ts'
import { searchCardsCall } from '#contract/search/search.endpoints.ts'
import { api } from '#web/shell/api.ts'
import type { ListState } from './list-state.ts'
import { filtersOf, type ListPage } from './load-list.ts'

/** The next part of a list or of a search, fetched by the browser. */
export function fetchMore(state: ListState, category: Category | undefined, cursor: string): Promise<ListPage> {
  const filters = filtersOf(state, category)
  return state.q ? api(searchCardsCall, { ...filters, name: state.q, cursor }) : api(listCardsCall, { ...filters, cursor })
}

import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Category } from '#contract/catalog/category.ts'
import { searchCardsCall } from '#contract/search/search.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { LIST_PAGE_SIZE, type ListState } from './list-state.ts'
import { filtersOf, type ListPage } from './load-list.ts'

/** The next part of a list or of a search, fetched by the browser. */
export function fetchMore(state: ListState, category: Category | undefined, cursor: string): Promise<ListPage> {
  const input = { ...filtersOf(state, category), limit: LIST_PAGE_SIZE, cursor }
  return state.q ? api(searchCardsCall, { ...input, name: state.q }) : api(listCardsCall, input)
}

import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Category } from '#contract/catalog/category.ts'
import { searchCardsCall } from '#contract/search/search.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { LIST_PART, type ListState } from './list-state.ts'
import { filtersOf, type ListPage } from './load-list.ts'

/** The next part of a list or of a search, fetched by the browser. */
export function fetchMore(state: ListState, category: Category | undefined, cursor: string): Promise<ListPage> {
  const asked = { ...filtersOf(state, category), limit: LIST_PART, cursor }
  return state.q ? api(searchCardsCall, { ...asked, name: state.q }) : api(listCardsCall, asked)
}

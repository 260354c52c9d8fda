import type { ProductCard } from '#contract/catalog/product.ts'
import type { Api } from '#contract/platform/api.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { searchCardsCall } from '#contract/search/search.endpoints.ts'
import { LIST_PAGE_SIZE, type ListState } from '#web/catalog/list-state.ts'
import { filtersOf, type List, loadFacets } from '#web/catalog/load-list.ts'

/** A list like any other, with products that come near when it is empty. */
export type SearchResult = { list: List; near: ProductCard[]; understood: Understood }
type Understood = AnswerOf<typeof searchCardsCall>['understood']

export async function loadSearch(api: Api, state: ListState & { q: string }): Promise<SearchResult> {
  const filters = filtersOf(state)
  const [{ near, understood, ...page }, facets] = await Promise.all([
    api(searchCardsCall, { ...filters, name: state.q, limit: LIST_PAGE_SIZE, cursor: state.cursor }),
    loadFacets(api, filters, state.q),
  ])
  return { list: { state, page, facets }, near, understood }
}

import { listCardsCall, productFacetsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Category } from '#contract/catalog/category.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { type Facets, productFilters } from '#contract/catalog/product-filters.ts'
import type { Api } from '#contract/platform/api.ts'
import { LIST_PAGE_SIZE, type ListState } from './list-state.ts'

/** A part of a list of products. */
export type ListPage = { data: ProductCard[]; nextCursor: string | null; total: number }

/** What a page with a list knows: what was asked for, what was found, and what would narrow it further. */
export type List = {
  state: ListState
  page: ListPage
  /** Absent when they could not be had; the list stands without them. */
  facets: Facets | undefined
}

/** What narrows a list, as the calls want it. */
export const filtersOf = ({ choices, sort }: ListState, category?: Category) => ({
  ...productFilters.parse({ ...choices, sort }),
  ...(category && { category }),
})

export async function loadList(api: Api, state: ListState, category?: Category): Promise<List> {
  const filters = filtersOf(state, category)
  const [page, facets] = await Promise.all([
    api(listCardsCall, { ...filters, limit: LIST_PAGE_SIZE, cursor: state.cursor }),
    loadFacets(api, filters),
  ])
  return { state, page, facets }
}

export async function loadFacets(
  api: Api,
  { sort, ...filters }: ReturnType<typeof filtersOf>,
  q?: string,
): Promise<Facets | undefined> {
  try {
    return (await api(productFacetsCall, { ...filters, ...(q && { q }) })).data
  } catch {
    return undefined
  }
}

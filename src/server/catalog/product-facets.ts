import { toRupees } from '#contract/catalog/money.ts'
import { NAME_FACETS } from '#contract/catalog/name-facets.ts'
import { CHOICE_FACETS, type Facets, type ProductFilters } from '#contract/catalog/product-filters.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type FacetName, type FacetRow, facetRows } from './facets.store.ts'
import { assertPriceRange, filterCondition, type TextMatch } from './filter-products.ts'

type Filters = Omit<ProductFilters, 'sort'>

const FACETS: readonly FacetName[] = ['category', 'inStock', 'rating', 'price', ...CHOICE_FACETS]

/** The filters that a facet sets: its own counts leave them out, or choosing one value would hide all others. */
const ownFilters = (name: FacetName): readonly (keyof Filters)[] =>
  name === 'rating' ? ['minRating'] : name === 'price' ? ['minPrice', 'maxPrice'] : [name]

/** What would narrow a list further, within the products that match a text when there is one. */
export async function productFacets(db: Db, filters: Filters, match?: TextMatch): Promise<Facets> {
  assertPriceRange(filters)
  const isNarrow = match !== undefined || filters.category !== undefined
  const names = FACETS.filter((name) => isNarrow || !isOfName(name))
  const isSet = (name: FacetName) => ownFilters(name).some((filter) => filters[filter] !== undefined)
  const count = (narrowed: Filters, names: FacetName[]) => facetRows(db, filterCondition(narrowed, match), names)
  // All facets that are not set see the same products.
  const counted = await Promise.all([
    count(
      filters,
      names.filter((name) => !isSet(name)),
    ),
    ...names.filter(isSet).map((name) => count(without(filters, ownFilters(name)), [name])),
  ])
  const rows = counted.flat()
  const isAbout = rows.some(({ facet, count }) => facet === 'found' && count > COUNTED_UP_TO)
  return { isAbout, ...toFacets(rows) }
}

const isOfName = (name: FacetName) => NAME_FACETS.some((one) => one === name)

const without = (filters: Filters, names: readonly (keyof Filters)[]): Filters => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
})

function toFacets(rows: FacetRow[]): Omit<Facets, 'isAbout'> {
  const of = (name: FacetName) => rows.filter(({ facet }) => facet === name)
  const choices = (name: FacetName) => of(name).map(({ value, count }) => ({ value, count }))
  const countOf = (name: FacetName, value: string) => of(name).find((row) => row.value === value)?.count
  const [min, max] = [countOf('price', 'min'), countOf('price', 'max')]
  const stated = CHOICE_FACETS.map((name) => [name, choices(name)] as const)
  return {
    categories: choices('category'),
    inStock: countOf('inStock', '') ?? 0,
    ratings: [4, 3, 2, 1].map((atLeast) => ({ atLeast, count: countOf('rating', String(atLeast)) ?? 0 })),
    attributes: Object.fromEntries(stated.filter(([, values]) => values.length > 0)),
    ...(min !== undefined && max !== undefined && { price: { min: toRupees(min), max: toRupees(max) } }),
  }
}

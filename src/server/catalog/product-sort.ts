import { sql } from 'kysely'
import { z } from 'zod'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { Sort } from '#contract/catalog/product-filters.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Sorting } from '#server/platform/db/keyset.ts'
import { readCursor } from '#server/platform/http/keyset-page.ts'

/** The popularity of products that nobody has looked at: below all others, which are logarithms of large numbers. */
export const UNRANKED = 0

const whole = z.int32().nonnegative()

/** The sort keys, and what a cursor may hold for each. */
const KEYS = {
  id: z.uuid(),
  price_paise: whole,
  average_rating: z.number().min(0).max(5),
  rating_count: whole,
  /** How much is going on about a product, UNRANKED where nothing ever was. */
  popularity: z.number().nonnegative(),
  /** How well a product matches the text of a search. */
  score: whole,
}
type Key = keyof typeof KEYS
type Value = string | number

export type ProductSort = { name: Sort; columns: readonly Key[] } & Sorting

const sortBy = (name: Sort, columns: readonly Key[], direction: Sorting['direction']): ProductSort => ({
  name,
  columns,
  keys: columns.map((column) => sql.ref(`products.${column}`)),
  direction,
})

/** Ids grow with time, so they alone give the newest first, and they break ties. */
const SORTS: Record<Sort, ProductSort> = {
  relevance: sortBy('relevance', ['score', 'id'], 'desc'),
  newest: sortBy('newest', ['id'], 'desc'),
  popular: sortBy('popular', ['popularity', 'id'], 'desc'),
  priceAsc: sortBy('priceAsc', ['price_paise', 'id'], 'asc'),
  priceDesc: sortBy('priceDesc', ['price_paise', 'id'], 'desc'),
  rating: sortBy('rating', ['average_rating', 'rating_count', 'id'], 'desc'),
}

/** Without a text no product is more relevant than another, so the newest come first. */
export function sortFor(sort: Sort = 'relevance', { hasText }: { hasText: boolean }): ProductSort {
  return sort === 'relevance' && !hasText ? SORTS.newest : SORTS[sort]
}

/** The key values that a cursor holds. Refuses one that was made for another sort, or not by us. */
export function positionIn({ name, columns }: ProductSort, cursor: string | undefined): Value[] | undefined {
  const ofSort = z.tuple([z.literal(name)], z.union([z.string(), z.number()]))
  const values = readCursor(cursor, ofSort, catalogFailures.badCursor)?.slice(1)
  if (!values) return undefined
  const fits = values.length === columns.length && columns.every((key, at) => KEYS[key].safeParse(values[at]).success)
  if (!fits) throw new Failure(catalogFailures.badCursor)
  return values
}

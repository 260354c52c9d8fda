import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { toPaise } from '#contract/catalog/money.ts'
import type { Ruling } from '#contract/catalog/name-facets.ts'
import { FILTER_ATTRIBUTES, type ProductFilters } from '#contract/catalog/product-filters.ts'
import { Failure } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'

export type Condition = RawBuilder<SqlBool>

/** What a text asks for, in terms of the table of products; made by the search. */
export type TextMatch = {
  where: Condition
  /** A whole number, higher for what matches better. */
  score: RawBuilder<number>
}

type Filters = Omit<ProductFilters, 'sort'>

export function assertPriceRange({ minPrice, maxPrice }: Filters): void {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return
  const kind = catalogFailures.emptyPriceRange
  throw new Failure(kind, { fields: { minPrice: t(kind.text) } })
}

/** How names say a ruling. Square alone may be the shape of a pen stand. */
export const RULING_QUERIES: Record<Ruling, string> = {
  'Single line': 'single <-> line',
  'Double line': 'double <-> line',
  'Four line': 'four <-> line',
  Squared: 'square <-> ruled | graph',
  Dotted: 'dotted <-> (grid | ruled | line)',
  Unruled: 'unruled',
}

/** The filters, and the text if there is one, as one condition on products. */
export function filterCondition(filters: Filters, match?: TextMatch): Condition {
  const { category, minPrice, maxPrice, minRating, inStock, type, brand, ruling, colour } = filters
  const all: Condition[] = [sql`true`]
  if (match) all.push(match.where)
  if (category !== undefined) all.push(sql`products.category = ${category}`)
  if (minPrice !== undefined) all.push(sql`products.price_paise >= ${toPaise(minPrice)}`)
  if (maxPrice !== undefined) all.push(sql`products.price_paise <= ${toPaise(maxPrice)}`)
  if (minRating !== undefined) all.push(sql`products.average_rating >= ${minRating}`)
  if (inStock) all.push(sql`products.in_stock`)
  // The thing itself is marked (A), so that pens are not their refills.
  if (type !== undefined) all.push(says(`${type}:A`))
  if (ruling !== undefined) all.push(says(RULING_QUERIES[ruling]))
  // The name alone (B): a pen with blue ink may be black.
  if (colour !== undefined) all.push(says(`${colour}:B`))
  if (brand !== undefined)
    all.push(
      sql`products.name_words @@ plainto_tsquery('english', search_text(${brand}))`,
      sql`lower(split_part(products.name, ' ', 1)) = lower(${brand})`,
    )
  for (const name of FILTER_ATTRIBUTES) {
    const value = filters[name]
    // Spelt as the indexes spell it, or they would not be used.
    if (value !== undefined) all.push(sql`lower(products.attributes ->> ${sql.lit(name)}) = lower(${value})`)
  }
  return sql.join(all, sql` and `)
}

const says = (query: string): Condition => sql`products.name_words @@ to_tsquery('english', ${query})`

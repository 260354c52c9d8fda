import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { toPaise } from '#contract/catalog/money.ts'
import { FILTER_ATTRIBUTES, type ProductFilters } from '#contract/catalog/product-filters.ts'
import { Failure } from '#contract/platform/failures.ts'

export type Condition = RawBuilder<SqlBool>

/** What a text asks for, in terms of the table of products; made by the search. */
export type TextMatch = {
  where: Condition
  /** A whole number, higher for what matches better. */
  score: RawBuilder<number>
}

export function assertPriceRange({ minPrice, maxPrice }: Pick<ProductFilters, 'minPrice' | 'maxPrice'>): void {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return
  const kind = catalogFailures.emptyPriceRange
  throw new Failure(kind, { fields: { minPrice: kind.text } })
}

/** The filters, and the text if there is one, as one condition on products. */
export function filterCondition(filters: Omit<ProductFilters, 'sort'>, match?: TextMatch): Condition {
  const { category, minPrice, maxPrice, inStock, minRating } = filters
  const conditions: Condition[] = []
  if (match) conditions.push(match.where)
  if (category !== undefined) conditions.push(sql`products.category = ${category}`)
  if (minPrice !== undefined) conditions.push(sql`products.price_paise >= ${toPaise(minPrice)}`)
  if (maxPrice !== undefined) conditions.push(sql`products.price_paise <= ${toPaise(maxPrice)}`)
  if (inStock) conditions.push(sql`products.stock > 0`)
  if (minRating !== undefined) conditions.push(sql`products.average_rating >= ${minRating}`)
  for (const name of FILTER_ATTRIBUTES) {
    const value = filters[name]
    // Spelt as the indexes spell it, or they would not be used.
    if (value !== undefined) conditions.push(sql`lower(products.attributes ->> ${sql.lit(name)}) = lower(${value})`)
  }
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

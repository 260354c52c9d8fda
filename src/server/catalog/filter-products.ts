import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { toPaise } from '#contract/catalog/money.ts'
import { FILTER_ATTRIBUTES, type ProductFilters } from '#contract/catalog/product-filters.ts'
import { Failure } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'
import { saidByName } from './name-conditions.ts'
import { MARKS, type Size } from './samples.ts'

export type Condition = RawBuilder<SqlBool>

/** What a text asks for, in terms of the table of products; made by the search. */
export type TextMatch = {
  where: Condition
  /** A whole number, higher for what matches better. */
  score: RawBuilder<number>
  /** How many match the text by itself. */
  size: Size
}

export function assertPriceRange({ minPrice, maxPrice }: Pick<ProductFilters, 'minPrice' | 'maxPrice'>): void {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return
  const kind = catalogFailures.emptyPriceRange
  throw new Failure(kind, { fields: { minPrice: t(kind.text) } })
}

type Filters = Omit<ProductFilters, 'sort'>

/** Whether anything but a text narrows the list. */
export const isFiltered = (filters: Filters): boolean => conditionsOf(filters, undefined).length > 0

/** The filters, and the text if there is one, as one condition on products. */
export const filterCondition = (filters: Filters, match?: TextMatch): Condition => all(conditionsOf(filters, match))

/**
 * The same for finding all that match by an index: beside a text, the range of prices as the index of words knows it.
 * On a walk from product to product it would cost more than it says.
 */
export function foundCondition(filters: Filters, match?: TextMatch): Condition {
  const { minPrice, maxPrice } = filters
  const isBanded = match !== undefined && (minPrice ?? maxPrice) !== undefined
  if (!isBanded) return filterCondition(filters, match)
  // Their own index would be read as well, which costs more than it saves.
  const unpriced = conditionsOf({ ...filters, minPrice: undefined, maxPrice: undefined }, match)
  return all([...unpriced, inBands(minPrice, maxPrice), ...inPriceRange(filters).map(withoutIndex)])
}

/** A condition that no index is asked for. */
export const withoutIndex = (condition: Condition): Condition => sql`(${condition}) is true`

/** Prices are marked in bands; these are all that can lie between two of them. */
export const inPaiseBands = (lowest: number, highest: number): Condition =>
  sql`${MARKS} && marks_between(${lowest}::integer, ${highest}::integer)`

const HIGHEST_PAISE = 2_147_483_647

const inBands = (minPrice = 0, maxPrice = HIGHEST_PAISE): Condition =>
  inPaiseBands(toPaise(minPrice), Math.min(toPaise(maxPrice), HIGHEST_PAISE))

export type WalkedPart = {
  /** What the index of the sort knows: within it, the list can be walked in its order. */
  walked: Condition
  /** Whether that is all there is, and every step of the walk is a match. */
  isAll: boolean
}

/** Lists are sorted by indexes that know the category, and the range of the column they begin with. */
export function walkedPart(filters: Filters, column: string | undefined, match?: TextMatch): WalkedPart {
  const range =
    column === 'price_paise' ? inPriceRange(filters) : column === 'average_rating' ? ratedAtLeast(filters) : []
  const walked = [...inCategory(filters), ...range]
  return { walked: all(walked), isAll: match === undefined && walked.length === conditionsOf(filters, match).length }
}

function conditionsOf(filters: Filters, match: TextMatch | undefined): Condition[] {
  const conditions = [...inPriceRange(filters), ...ratedAtLeast(filters)]
  if (match) conditions.push(match.where, ...saidInCategory(filters))
  else conditions.push(...inCategory(filters))
  conditions.push(...saidByName(filters))
  if (filters.inStock) conditions.push(sql`products.in_stock`)
  for (const name of FILTER_ATTRIBUTES) {
    const value = filters[name]
    // Spelt as the indexes spell it, or they would not be used.
    if (value !== undefined) conditions.push(sql`lower(products.attributes ->> ${sql.lit(name)}) = lower(${value})`)
  }
  return conditions
}

/**
 * The same beside a text: the words of the category, which its index knows too, and then the category itself without an
 * index, as reading a whole category would cost more than it saves.
 */
const saidInCategory = ({ category }: Filters): Condition[] =>
  category === undefined
    ? []
    : [sql`products.name_words @@ category_query(${category})`, sql`coalesce(products.category = ${category}, true)`]

const inCategory = ({ category }: Filters): Condition[] =>
  category === undefined ? [] : [sql`products.category = ${category}`]

function inPriceRange({ minPrice, maxPrice }: Filters): Condition[] {
  const conditions: Condition[] = []
  if (minPrice !== undefined) conditions.push(sql`products.price_paise >= ${toPaise(minPrice)}`)
  if (maxPrice !== undefined) conditions.push(sql`products.price_paise <= ${toPaise(maxPrice)}`)
  return conditions
}

const ratedAtLeast = ({ minRating }: Filters): Condition[] =>
  minRating === undefined ? [] : [sql`products.average_rating >= ${minRating}`]

const all = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`

import { type RawBuilder, sql } from 'kysely'
import { FILTER_ATTRIBUTES, type FilterAttribute } from '#contract/catalog/product-filters.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { estimatedMatches, estimatedProducts, SURELY_MORE } from './estimated-products.store.ts'
import type { Condition } from './filter-products.ts'

export type FacetName = 'category' | 'inStock' | 'rating' | 'price' | FilterAttribute

/** A choice and how many products it leaves; for the price, its lowest and highest in paise; or how many were looked at. */
export type FacetRow = { facet: FacetName | 'matching'; value: string; count: number }

/** More choices than this help nobody. */
const MOST_VALUES = 20

/** Of more products than can be counted a sample is: so many that match, for which so many are read at the most. */
const SAMPLED = 1_000
const MOST_READ = 10_000
/** What fewer products match than one in so many is hardly found in a sample. */
const ONE_IN = 200

export type CountedFacets = {
  rows: FacetRow[]
  /** Whether the counts are estimates. */
  isAbout: boolean
}

/** Counts these facets over the products that match, or estimates them where too many do. */
export async function countFacets(db: Db, where: Condition, names: readonly FacetName[]): Promise<CountedFacets> {
  const estimate = await estimatedMatches(db, where)
  const all = estimate > COUNTED_UP_TO ? await estimatedProducts(db) : 0
  if (estimate > Math.max(SURELY_MORE, all / ONE_IN)) {
    const share = Math.min(SAMPLED / estimate, MOST_READ / all)
    // Pages from all over the table, the same each time.
    const sample = sql`
      all_products as products tablesample system (${100 * share}) repeatable (1) where on_sale and ${where}`
    return scaled(await facetRows(db, sample, names), 1 / share)
  }
  const rows = await facetRows(db, sql`products where ${where} limit ${COUNTED_UP_TO + 1}`, names)
  const counted = rows.find(({ facet }) => facet === 'matching')?.count ?? 0
  if (counted <= COUNTED_UP_TO) return { rows, isAbout: false }
  return scaled(rows, Math.max(1, estimate / counted))
}

/** Estimates say no more than they know: two digits. */
const scaled = (rows: FacetRow[], by: number): CountedFacets => ({
  rows: rows.map((row) =>
    row.facet === 'price' ? row : { ...row, count: Math.round(Number((row.count * by).toPrecision(2))) },
  ),
  isAbout: true,
})

async function facetRows(db: Db, from: RawBuilder<unknown>, names: readonly FacetName[]): Promise<FacetRow[]> {
  const attributes = FILTER_ATTRIBUTES.filter((name) => names.includes(name))
  const { rows } = await sql<FacetRow>`
    with matching as materialized (select category, stock, average_rating, price_paise, attributes from ${from})
    select * from (
      ${FIGURES}
      ${names.includes('category') ? CATEGORIES : sql``}
      ${attributes.length > 0 ? valuesOf(attributes) : sql``}
    ) as counted
    where facet = any (${['matching', ...names]}) and count is not null
    order by count desc, value`.execute(db)
  return rows
}

const FIGURES = sql`
  select facet, value, count from (
    select count(*) as matching, count(*) filter (where stock > 0) as in_stock,
      count(*) filter (where average_rating >= 1) as one, count(*) filter (where average_rating >= 2) as two,
      count(*) filter (where average_rating >= 3) as three, count(*) filter (where average_rating >= 4) as four,
      min(price_paise) as lowest, max(price_paise) as highest
    from matching
  ) as figures, lateral (values
    ('matching', '', matching), ('inStock', '', in_stock), ('rating', '1', one), ('rating', '2', two), ('rating', '3', three), ('rating', '4', four),
    ('price', 'min', lowest), ('price', 'max', highest)
  ) as each (facet, value, count)`

const CATEGORIES = sql`union all select 'category', category, count(*) from matching group by category`

/** Spellings that differ in capitals only are one choice. */
const valuesOf = (attributes: readonly FilterAttribute[]): RawBuilder<unknown> => sql`
  union all select facet, value, count from (
    select facet, min(value) as value, count(*), row_number() over (partition by facet order by count(*) desc, min(value))
    from matching, lateral (values ${sql.join(
      attributes.map((name) => sql`(${sql.lit(name)}, attributes ->> ${sql.lit(name)})`),
    )}) as stated (facet, value)
    where value is not null group by facet, lower(value)
  ) as ranked where row_number <= ${MOST_VALUES}`

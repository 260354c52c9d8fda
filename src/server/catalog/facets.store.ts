import { type RawBuilder, sql } from 'kysely'
import { FILTER_ATTRIBUTES, type FilterAttribute } from '#contract/catalog/product-filters.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Condition } from './filter-products.ts'

export type FacetName = 'category' | 'inStock' | 'rating' | 'price' | FilterAttribute

/** A choice and how many products it leaves; for the price, its lowest and highest in paise. */
export type FacetRow = { facet: FacetName; value: string; count: number }

/** More choices than this help nobody. */
const MOST_VALUES = 20

/** Counts these facets over the products that match: of more than can be counted, over the newest. */
export async function facetRows(db: Db, where: Condition, names: readonly FacetName[]): Promise<FacetRow[]> {
  const attributes = FILTER_ATTRIBUTES.filter((name) => names.includes(name))
  const { rows } = await sql<FacetRow>`
    with matching as materialized (
      select category, stock, average_rating, price_paise, attributes from products
      where ${where} order by id desc limit ${COUNTED_UP_TO}
    )
    select * from (
      ${FIGURES}
      ${names.includes('category') ? CATEGORIES : sql``}
      ${attributes.length > 0 ? valuesOf(attributes) : sql``}
    ) as counted
    where facet = any (${[...names]}) and count is not null
    order by count desc, value`.execute(db)
  return rows
}

const FIGURES = sql`
  select facet, value, count from (
    select count(*) filter (where stock > 0) as in_stock,
      count(*) filter (where average_rating >= 1) as one, count(*) filter (where average_rating >= 2) as two,
      count(*) filter (where average_rating >= 3) as three, count(*) filter (where average_rating >= 4) as four,
      min(price_paise) as lowest, max(price_paise) as highest
    from matching
  ) as figures, lateral (values
    ('inStock', '', in_stock), ('rating', '1', one), ('rating', '2', two), ('rating', '3', three), ('rating', '4', four),
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

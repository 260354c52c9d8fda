import { type RawBuilder, sql } from 'kysely'
import { type ChoiceFacet, FILTER_ATTRIBUTES, type FilterAttribute } from '#contract/catalog/product-filters.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { BY_MERIT } from './best-matches.ts'
import type { Condition } from './filter-products.ts'
import { nameFacetRows } from './name-facets.store.ts'

export type FacetName = 'category' | 'inStock' | 'rating' | 'price' | ChoiceFacet

/** A choice and how many products it leaves; for the price, its lowest and highest in paise; or how many were found. */
export type FacetRow = { facet: FacetName | 'found'; value: string; count: number }

/** More choices than this help nobody. */
const MOST_VALUES = 20

/** Where more match than can be counted, so many of them are found, and of these the ones with most merit counted. */
const FOUND_OF_MANY = 5_000
const COUNTED_OF_MANY = 1_000

/** Counts facets of what fulfils a condition. */
export async function facetRows(db: Db, where: Condition, names: readonly FacetName[]): Promise<FacetRow[]> {
  const attributes = FILTER_ATTRIBUTES.filter((name) => names.includes(name))
  const { rows } = await sql<FacetRow>`
    with found as materialized (select id, in_stock, rating_count from products where ${where}),
    first as materialized (select * from found limit ${FOUND_OF_MANY}),
    size as materialized (select count(*) as found from first),
    matching as materialized (
      select category, in_stock, average_rating, price_paise, attributes, name, name_words from products
      where id = any (array(
        select id from first as products order by ${BY_MERIT}
        limit (select case when found > ${COUNTED_UP_TO} then ${sql.lit(COUNTED_OF_MANY)} else found end from size)
      ))
    )
    select * from (
      select 'found' as facet, '' as value, found as count from size union all ${FIGURES}
      ${names.includes('category') ? sql`union all select 'category', category, count(*) from matching group by category` : sql``}
      ${attributes.length > 0 ? valuesOf(attributes) : sql``}
      ${nameFacetRows(names)}
    ) as counted
    where facet = any (${['found', ...names]}) and count is not null
    order by count desc, value`.execute(db)
  return rows
}

const FIGURES = sql`
  select facet, value, count from (
    select count(*) filter (where in_stock) as in_stock,
      count(*) filter (where average_rating >= 1) as one, count(*) filter (where average_rating >= 2) as two,
      count(*) filter (where average_rating >= 3) as three, count(*) filter (where average_rating >= 4) as four,
      min(price_paise) as lowest, max(price_paise) as highest
    from matching
  ) as figures, lateral (values
    ('inStock', '', in_stock), ('rating', '1', one), ('rating', '2', two), ('rating', '3', three), ('rating', '4', four),
    ('price', 'min', lowest), ('price', 'max', highest)
  ) as each (facet, value, count)`

/** Spellings that differ in capitals only are one choice. */
const valuesOf = (attributes: readonly FilterAttribute[]): RawBuilder<unknown> => sql`
  union all select facet, value, count from (
    select facet, min(value) as value, count(*), row_number() over (partition by facet order by count(*) desc, min(value))
    from matching, lateral (values ${sql.join(
      attributes.map((name) => sql`(${sql.lit(name)}, attributes ->> ${sql.lit(name)})`),
    )}) as stated (facet, value)
    where value is not null group by facet, lower(value)
  ) as ranked where row_number <= ${MOST_VALUES}`

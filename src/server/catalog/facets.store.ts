import { type RawBuilder, sql } from 'kysely'
import { type ChoiceFacet, FILTER_ATTRIBUTES, type FilterAttribute } from '#contract/catalog/product-filters.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Condition } from './filter-products.ts'
import { nameFacetRows } from './name-facets.store.ts'

export type FacetName = 'category' | 'inStock' | 'rating' | 'price' | ChoiceFacet

/** A choice and how many products it leaves; for the price, its lowest and highest in paise; or how many were looked at. */
export type FacetRow = { facet: FacetName | 'matching'; value: string; count: number }

/** Facets that count the same products, as a condition on those that are read. */
export type FacetGroup = { among: Condition; names: readonly FacetName[] }

/** More choices than this help nobody. */
const MOST_VALUES = 20

/** Reads products once (`from` and what follows it) and counts the facets of each group, in their order. */
export async function facetRows(
  db: Db,
  from: RawBuilder<unknown>,
  groups: readonly FacetGroup[],
): Promise<FacetRow[][]> {
  const flags = groups.map(({ among }, at) => sql`(${among}) as ${groupColumn(at)}`)
  const { rows } = await sql<FacetRow & { place: number }>`
    with matching as materialized (
      select category, in_stock, average_rating, price_paise, attributes, name, name_words, ${sql.join(flags)} from ${from}
    )
    ${sql.join(groups.map(rowsOfGroup), sql` union all `)}
    order by count desc, value`.execute(db)
  return groups.map((_, at) => rows.filter(({ place }) => place === at))
}

const groupColumn = (at: number) => sql.ref(`group_${at}`)

function rowsOfGroup({ names }: FacetGroup, at: number): RawBuilder<unknown> {
  const attributes = FILTER_ATTRIBUTES.filter((name) => names.includes(name))
  const own = sql`matching where ${groupColumn(at)}`
  return sql`
    select ${sql.lit(at)} as place, * from (
      ${figuresOf(own)}
      ${names.includes('category') ? sql`union all select 'category', category, count(*) from ${own} group by category` : sql``}
      ${attributes.length > 0 ? valuesOf(own, attributes) : sql``}
      ${nameFacetRows(own, names)}
    ) as counted
    where facet = any (${['matching', ...names]}) and count is not null`
}

const figuresOf = (own: RawBuilder<unknown>) => sql`
  select facet, value, count from (
    select count(*) as matching, count(*) filter (where in_stock) as in_stock,
      count(*) filter (where average_rating >= 1) as one, count(*) filter (where average_rating >= 2) as two,
      count(*) filter (where average_rating >= 3) as three, count(*) filter (where average_rating >= 4) as four,
      min(price_paise) as lowest, max(price_paise) as highest
    from ${own}
  ) as figures, lateral (values
    ('matching', '', matching), ('inStock', '', in_stock), ('rating', '1', one), ('rating', '2', two), ('rating', '3', three), ('rating', '4', four),
    ('price', 'min', lowest), ('price', 'max', highest)
  ) as each (facet, value, count)`

/** Spellings that differ in capitals only are one choice. */
const valuesOf = (own: RawBuilder<unknown>, attributes: readonly FilterAttribute[]): RawBuilder<unknown> => sql`
  union all select facet, value, count from (
    select facet, min(value) as value, count(*), row_number() over (partition by facet order by count(*) desc, min(value))
    from (select attributes from ${own}) as own, lateral (values ${sql.join(
      attributes.map((name) => sql`(${sql.lit(name)}, attributes ->> ${sql.lit(name)})`),
    )}) as stated (facet, value)
    where value is not null group by facet, lower(value)
  ) as ranked where row_number <= ${MOST_VALUES}`

import { sql } from 'kysely'
import { BY_MERIT, bestMatches } from '#server/catalog/best-matches.ts'
import type { Condition } from '#server/catalog/filter-products.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TextQuery } from './text-query.ts'

/** Whether a product's name and attributes, as they are indexed, say all of a query. */
export const says = (query: string): Condition => sql`products.name_words @@ ${query}::tsquery`

/** So many products of most merit tell which words go together. */
const BEST = 500

/** How many of the shop's best products match each query. */
export async function countAmongBest(db: Db, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return []
  const { rows } = await sql<{ counts: number[] }>`
    with best as materialized (select name_words from products order by ${BY_MERIT} limit ${BEST}),
      asked as materialized (
        select query::tsquery, place from unnest(${[...queries]}::text[]) with ordinality as given (query, place)
      )
    select array(
      select (select count(*) from best where name_words @@ query) from asked order by place
    )::integer[] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

const MOST_AROUND = 500

/** A thing that only a description speaks of is not what was asked for. */
export const isNamed = ({ things }: Pick<TextQuery, 'things'>) =>
  things === undefined ? sql`` : sql` and ${says(things)}`

/** Products that say all words somewhere and the thing in their name, and those whose name says most of them or just the thing. */
export async function looseMatches(
  db: Db,
  { all, most, things }: TextQuery,
): Promise<{ described: string[]; named: string[] }> {
  const named = [...new Set([most, things])].filter((query) => query !== undefined)
  const { rows } = await sql<{ id: string; described: boolean }>`
    (select id, true as described from products where all_words(name_words, description) @@ ${all}::tsquery${isNamed({ things })}
      limit ${MOST_AROUND})
    ${sql.join(
      named.map((query) => sql`union all (select id, false from ${bestMatches(says(query), MOST_AROUND)} as named)`),
      sql` `,
    )}`.execute(db)
  const { described = [], named: others = [] } = Object.groupBy(rows, (row) => (row.described ? 'described' : 'named'))
  return { described: described.map(({ id }) => id), named: others.map(({ id }) => id) }
}

import { sql } from 'kysely'
import { someMatches } from '#server/catalog/some-matches.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TextQuery } from './text-query.ts'

/** How many names match each query, counted as far as that matters. */
export async function countNameMatches(db: Db, queries: readonly string[], most: number): Promise<number[]> {
  if (queries.length === 0) return []
  // Each query stands by itself, so that Postgres can tell a rare word from a common one.
  const counts = queries.map(
    (query) => sql`(select count(*) from (
      select from products where name_words @@ ${query}::tsquery limit ${most}) as matching)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

const MOST_AROUND = 500

/** Products that say all words somewhere, and those whose name says most of them. */
export async function looseMatches(
  db: Db,
  { all, most }: TextQuery,
): Promise<{ described: string[]; named: string[] }> {
  const { rows } = await sql<{ id: string; described: boolean }>`
    (select id, true as described from products where all_words(name_words, description) @@ ${all}::tsquery
      limit ${MOST_AROUND})
    union all
    (select id, false from (${someMatches(sql`products.name_words @@ ${most ?? null}::tsquery`, MOST_AROUND)}) as named)
    `.execute(db)
  const { described = [], named = [] } = Object.groupBy(rows, (row) => (row.described ? 'described' : 'named'))
  return { described: described.map(({ id }) => id), named: named.map(({ id }) => id) }
}

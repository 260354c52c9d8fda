import { type RawBuilder, sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from './database.ts'

/** A way to sort a list: columns or expressions, the last of which no two rows share. */
export type Sorting = { keys: readonly RawBuilder<unknown>[]; direction: 'asc' | 'desc' }

/** The values of the sort keys in the last row of a page. */
export type KeyValues = readonly (string | number)[]

export const orderBy = ({ keys, direction }: Sorting) => sql.join(keys.map((key) => sql`${key} ${sql.raw(direction)}`))

/** What comes after the row where the last page ended. */
export function isBeyond({ keys, direction }: Sorting, after: KeyValues | undefined) {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`(${sql.join([...keys])}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join([...after])})`
}

export type KeysetRow = { id: string; keys: (string | number)[] }
export type KeysetQuery = { sorting: Sorting; after: KeyValues | undefined; limit: number }

/** Ids of a list with the values of its sort keys. `list` is a subquery under the alias that the keys use. */
export async function keysetRows(
  db: Db,
  list: RawBuilder<unknown>,
  { sorting, after, limit }: KeysetQuery,
): Promise<KeysetRow[]> {
  const { rows } = await sql<KeysetRow>`
    select id, json_build_array(${sql.join([...sorting.keys])}) as keys from ${list}
    where ${isBeyond(sorting, after)}
    order by ${orderBy(sorting)} limit ${limit}`.execute(db)
  return rows
}

/** How many rows a list has, counted no further than needed to say "more". */
export async function countRows(db: Db, list: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select 1 from ${list} limit ${COUNTED_UP_TO + 1}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** The pattern for `like` that finds what contains the text as it was typed. */
export const containing = (typed: string) => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

import { type RawBuilder, sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isBeyond, type KeysetQuery, type KeysetRow, keysetRows, orderBy } from '#server/platform/db/keyset.ts'

/** A page of a list, and how many rows the whole list has: COUNTED_UP_TO + 1 where there are more. */
export type CountedPage = { rows: KeysetRow[]; total: number }

/**
 * Rows of few are all found and sorted; of many, the index of the sort is followed until the page is full. `list` is a
 * query of narrow rows, called `products` by the sort keys.
 */
export async function countedPage(
  db: Db,
  list: RawBuilder<unknown>,
  query: KeysetQuery,
  pageOfMany = () => keysetRows(db, sql`(${list}) as products`, query),
): Promise<CountedPage> {
  const { sorting, after, limit } = query
  const { rows } = await sql<KeysetRow & { total: number }>`
    with found as materialized (${list}), few as materialized (select * from found limit ${COUNTED_UP_TO + 1})
    select total, page.* from (select count(*) as total from few) as counted left join lateral (
      select id, json_build_array(${sql.join([...sorting.keys])}) as keys from few as products
      where ${isBeyond(sorting, after)} order by ${orderBy(sorting)} limit ${limit}
    ) as page on total <= ${COUNTED_UP_TO}`.execute(db)
  const total = rows[0]?.total ?? 0
  return { rows: total > COUNTED_UP_TO ? await pageOfMany() : rows.filter(({ id }) => id !== null), total }
}

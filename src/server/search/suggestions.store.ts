import { sql } from 'kysely'
import { bestMatches } from '#server/catalog/best-matches.ts'
import type { Db } from '#server/platform/db/database.ts'
import { says } from './matches.store.ts'
import type { Named } from './wordings.ts'

export type NamedProduct = Named & { id: string; name: string }

/** So many matches are ranked, and so many of those can be suggested. */
const LOOKED_AT = 300
const MOST_NAMED = 30

/** Products whose name matches, best first. */
export async function productsNamed(db: Db, query: string): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select id, name, bare_name(name) as bare, coalesce(
      (select products from search_words where word = split_part(bare_name(name), ' ', 2)), 0
    ) < 2 as "isOwnName" from (
      select * from (
        select id, name, in_stock, ts_rank('{0, 0.1, 0.4, 1}', name_words, ${query}::tsquery) as rank
        from products where id = any (array(${bestMatches(says(query), LOOKED_AT)}))
      ) as matching
      order by rank + 0.02 * in_stock::integer desc, id desc limit ${MOST_NAMED}
    ) as best`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

const MOST = 20
/** Of the letters by threes that two names share: names that differ in a letter or in order share more. */
const ALIKE = 0.6
/** And are about as long. Told so, Postgres need not compare a short name with every long one that contains its words. */
const [SHORTER, LONGER] = [0.7, 1.4]

/** Products of an owner whose names look alike, the nearest first; null is the shop itself. */
export function namesLike(db: Db, sellerId: string | null, name: string): Promise<{ id: string; name: string }[]> {
  const text = name.toLowerCase()
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`.execute(tx)
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from all_products
      where lower(name) % ${text} and char_length(name) between ${Math.floor(name.length * SHORTER)}
        and ${Math.ceil(name.length * LONGER)} and ${sellerId === null ? sql`seller_id is null` : sql`seller_id = ${sellerId}`}
      order by similarity(lower(name), ${text}) desc limit ${MOST}`.execute(tx)
    return rows
  })
}

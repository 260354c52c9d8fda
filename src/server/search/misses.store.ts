import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts'

const LONGEST_MISS = 100
/** The latest ones are kept; nobody fills the database by searching for nonsense. */
const MOST_MISSES = 5_000

const KEPT_MS = 365 * 24 * 60 * 60 * 1000

/** People type into every box: a mail address, or the digits of a phone, whatever stands between them. */
const LOOKS_PERSONAL = /@|(?:\d[\s().-]*){8}/

/** Notes a search that found nothing, under its words. */
export async function recordMiss(db: Db, text: string, at: Date): Promise<void> {
  if (LOOKS_PERSONAL.test(text)) return
  await sql`
    insert into search_misses as known (text, last_at) values (left(search_text(${text}), ${LONGEST_MISS}), ${at})
    on conflict (text) do update set times = known.times + 1, last_at = excluded.last_at`.execute(db)
  await sql`
    delete from search_misses where last_at < (
      select last_at from search_misses order by last_at desc offset ${MOST_MISSES} limit 1
    )`.execute(db)
}

export const purgeMisses = (db: Db, now: Date): Promise<void> =>
  deleteInBatches(db, 'search_misses', sql`last_at < ${new Date(now.getTime() - KEPT_MS)}`)

import { sql } from 'kysely'
import { MOST_SEASONS } from '#contract/seasons/season.texts.ts'
import type { Season, SeasonInput } from '#contract/seasons/season.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toColumns, toSeason } from './season-columns.ts'

/** Any number, as long as no other lock of the shop uses it. */
const COUNT_LOCK = 7_202

/** All there are, by the day they begin. */
export async function allSeasons(db: Db): Promise<Season[]> {
  const rows = await db
    .selectFrom('seasons')
    .selectAll()
    .orderBy('from_month')
    .orderBy('from_day')
    .orderBy('id')
    .limit(MOST_SEASONS)
    .execute()
  return rows.map(toSeason)
}

/** How many there are. Whoever else adds one waits until the transaction is over. */
export async function lockCount(tx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${COUNT_LOCK})`.execute(tx)
  const { count } = await tx
    .selectFrom('seasons')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function lockSeason(tx: Db, id: string): Promise<Season | undefined> {
  const row = await tx.selectFrom('seasons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toSeason(row)
}

export async function insertSeason(tx: Db, id: string, season: SeasonInput): Promise<Season> {
  const row = await tx
    .insertInto('seasons')
    .values({ id, ...toColumns(season) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSeason(row)
}

export async function updateSeason(tx: Db, id: string, season: SeasonInput): Promise<Season> {
  const row = await tx
    .updateTable('seasons')
    .set((column) => ({ ...toColumns(season), version: column('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSeason(row)
}

export async function deleteSeasonRow(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('seasons').where('id', '=', id).execute()
}

import type { Db } from '#server/platform/db/database.ts'
import { fixedId } from '#server/platform/ids.ts'
import { toColumns } from '#server/seasons/season-columns.ts'
import { demoSeasons } from './demo/demo-seasons.ts'

const OPENING_DAY = new Date(Date.UTC(2026, 9, 1))

/** Done again, it adds only what is missing. */
export async function seedDemoSeasons(db: Db): Promise<void> {
  await db
    .insertInto('seasons')
    .values(demoSeasons.map((season) => ({ id: fixedId(season.name, OPENING_DAY), ...toColumns(season) })))
    .onConflict((known) => known.doNothing())
    .execute()
}

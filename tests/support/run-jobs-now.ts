import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** For a shop that runs as a process: what waits for its next try, or for a look in some minutes, is done now. */
export async function runJobsNow(db: Db): Promise<void> {
  await sql`update jobs set run_at = clock_timestamp() where failed_at is null and lease is null`.execute(db)
  await sql`select pg_notify('jobs', '')`.execute(db)
}

import type { Pool } from 'pg'
import { StartupError } from '#server/platform/startup-error.ts'

/** Drops everything in the database. Refuses unless the caller says in so many words that this is meant. */
export async function resetDatabase(pool: Pool, allowed: string | undefined): Promise<void> {
  if (allowed !== '1') {
    throw new StartupError(
      'db:reset deletes everything in the database. Set ALLOW_DB_RESET=1 if that is what you want.',
    )
  }
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
}

import { sql } from 'kysely'
import type { Db } from './database.ts'

const LISTENER = 'likho listener'

/** The connection that listens stands as long as its process runs, so its name says which data folders are in use. */
export const listenerName = (folderId: string | undefined) => (folderId ? `${LISTENER} ${folderId}` : LISTENER)

/** The data folders of the processes that work on this database now, as far as this account may see them. */
export async function foldersAtWork(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${LISTENER} %`}`.execute(db)
  return rows.map(({ name }) => name.slice(LISTENER.length + 1))
}

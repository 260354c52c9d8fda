import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Makes a call during which something else happens: when its attempt is counted, which is after a rule has looked and
 * before it writes. The database does it, so that it happens at that very moment every time.
 */
export async function meanwhile<T>(db: Db, statement: string, call: () => Promise<T>): Promise<T> {
  const body = `begin ${statement}; return new; end`
  await sql.raw(`create function meanwhile() returns trigger language plpgsql as $$ ${body} $$`).execute(db)
  await sql`create trigger meanwhile before insert on attempts for each row execute function meanwhile()`.execute(db)
  try {
    return await call()
  } finally {
    await sql`drop function meanwhile cascade`.execute(db)
  }
}

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../../config.ts'
import type { Connection, Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import type { Tables } from './tables.ts'

// Counts and sums are bigint in Postgres; ours fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A Postgres by its address when one is given, the embedded one in DATA_DIR otherwise. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return withKysely(config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir))
}

export const withKysely = (connection: Connection): Database => ({
  ...connection,
  db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connection.pool }) }),
})

import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { measureStatements, type PoolName } from '../metrics/statement-metrics.ts'
import type { Connection, Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { poolForReading } from './pool-for-reading.ts'
import { poolWithoutTimeout } from './pool-without-timeout.ts'
import { preparedPool } from './prepared-pool.ts'
import type { Tables } from './tables.ts'

// Counts and sums are bigint in Postgres; ours fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseLimits' | 'prepareStatements'>> & {
    /** Of a process that stays: by it others know whose pictures they cannot see. */
    folderId?: string
  }

/** A Postgres by its address when one is given, the embedded one in DATA_DIR otherwise. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { databaseUrl, databaseLimits, prepareStatements = true, dataDir, folderId } = settings
  if (!databaseUrl) return withKysely(await openEmbedded(dataDir))
  const opened = await openPostgres(databaseUrl, databaseLimits, folderId)
  const prepared = (pool: PostgresPool, name: PoolName) => kyselyOn(prepareStatements ? preparedPool(pool) : pool, name)
  return {
    ...withKysely(opened),
    dbPrepared: prepared(opened.pool, 'calls'),
    dbWithoutTimeout: prepared(poolWithoutTimeout(opened.jobsPool), 'jobs'),
  }
}

/** Without limits on its statements, and without plans that are kept, as the embedded one is. */
export function withKysely(connection: Connection): Database {
  const db = kyselyOn(connection.pool, 'calls')
  const { reading, load } = poolForReading(connection.pool)
  const dbForReading = kyselyOn(reading, 'reading')
  return { ...connection, db, dbPrepared: db, dbWithoutTimeout: db, dbForReading, readers: load }
}

const kyselyOn = (pool: PostgresPool, name: PoolName) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: measureStatements(name) })

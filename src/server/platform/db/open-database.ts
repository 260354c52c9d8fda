import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { measureStatements, type PoolName } from '../metrics/statement-metrics.ts'
import type { Connection, Database } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { type Primary, serverAt } from './failover/primary.ts'
import { onlySize, type Wishes } from './open-pool.ts'
import { openPostgres } from './open-postgres.ts'
import { isCrowd, poolForReading, shareOfReaders } from './pool-for-reading.ts'
import { poolWithoutTimeout } from './pool-without-timeout.ts'
import { preparedPool } from './prepared-pool.ts'
import type { Tables } from './tables.ts'

// Counts and sums are bigint in Postgres; ours fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'sessionUrl' | 'databaseLimits' | 'prepareStatements' | 'replicas'>> & {
    /** Of a process that stays: by it others know whose pictures they cannot see. */
    folderId?: string
  }

/** A Postgres by its address when one is given, the embedded one in DATA_DIR otherwise. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { databaseUrl, databaseLimits, prepareStatements = true, dataDir, replicas, folderId } = settings
  if (!databaseUrl) return withKysely(await openEmbedded(dataDir))
  const at = await serverAt(databaseUrl)
  const { sessionUrl = databaseUrl } = settings
  const isPooled = sessionUrl !== databaseUrl
  const direct = isPooled ? await serverAt(sessionUrl) : at
  const opened = await openPostgres(at, { limits: databaseLimits, direct, folder: folderId })
  const prepared = (pool: PostgresPool, name: PoolName) => kyselyOn(prepareStatements ? preparedPool(pool) : pool, name)
  const database = {
    ...withKysely(opened),
    dbPrepared: prepared(opened.pool, 'calls'),
    dbWithoutTimeout: prepared(poolWithoutTimeout(opened.jobsPool), 'jobs'),
  }
  return replicas && replicas.urls.length > 0
    ? withReplicas(database, { at, replicas, databaseLimits: isPooled ? onlySize(databaseLimits) : databaseLimits })
    : database
}

type ReplicaSettings = Required<Pick<Settings, 'replicas'>> & {
  at: string | Primary
  databaseLimits: Wishes | undefined
}

/** Loaded only where there are some. */
async function withReplicas(database: Database, settings: ReplicaSettings): Promise<Database> {
  const { openReplicas } = await import('./replicas/replicas.ts')
  const replicas = await openReplicas({
    ...settings.replicas,
    primaryAt: settings.at,
    primary: database.readingPool,
    limits: settings.databaseLimits,
  })
  const close = async () => {
    await replicas.close()
    await database.close()
  }
  return { ...database, replicas, close }
}

/** Without limits on its statements, and without plans that are kept, as the embedded one is. */
export function withKysely(connection: Connection): Database {
  const db = kyselyOn(connection.pool, 'calls')
  const isCrowded = () => isCrowd(connection.pool)
  const { reading, load } = poolForReading(connection.pool, shareOfReaders(connection.pool), isCrowded)
  return {
    ...connection,
    db,
    dbPrepared: db,
    dbWithoutTimeout: db,
    dbForReading: kyselyOn(reading, 'reading'),
    readingPool: reading,
    readers: load,
    isCrowded,
  }
}

const kyselyOn = (pool: PostgresPool, name: PoolName) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: measureStatements(name) })

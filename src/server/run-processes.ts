import { sql } from 'kysely'
import { assertSharedStorage } from './assert-shared-storage.ts'
import type { Config } from './config.ts'
import type { Db } from './platform/db/database.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { shareDataDir } from './platform/files/data-dir.ts'
import { folderId } from './platform/files/folder-id.ts'
import { keepWorkers } from './platform/processes/keep-workers.ts'
import { CLOSE_WITHIN_MS, onSignal } from './platform/processes/on-signal.ts'
import { keptSessionSecret } from './platform/security/session-secret.ts'
import { prepareShop } from './prepare-shop.ts'

/** Beside those of calls: for jobs, and one that listens. */
const FURTHER_CONNECTIONS = 5

/** Does what is done once, then starts as many processes as were asked for, replaces those that end, and ends them all. */
export async function runProcesses(config: Config, buildPages: () => Promise<unknown> = async () => {}): Promise<void> {
  const giveBack = await shareDataDir(config.dataDir)
  await Promise.all([buildPages(), prepareOnce(config)])
  const { processes: count, drainMs } = config
  const closeWithinMs = drainMs + 2 * CLOSE_WITHIN_MS
  const workers = keepWorkers({ count, closeWithinMs, onGivenUp: () => process.exit(1) })
  onSignal(
    async () => {
      const isWell = await workers.close()
      await giveBack()
      process.exit(isWell ? 0 : 1)
    },
    () => {
      workers.kill()
      process.exit(1)
    },
  )
  const address = await workers.open().catch(async () => {
    // It has said why.
    await workers.close()
    process.exit(1)
  })
  if (!config.redisUrl) console.log('Rate limits are counted by each process: REDIS_URL lets them count together')
  console.log(`Likho is ready on ${address} with ${count} processes`)
}

async function prepareOnce(config: Config): Promise<void> {
  const id = await folderId(config.dataDir)
  const database = await openDatabase({ ...config, folderId: id })
  try {
    await prepareShop(config, database)
    if (!config.sessionSecret) await keptSessionSecret(config.dataDir)
    // Heard before others are looked for: of two machines that start at the same moment one sees the other.
    await database.listen('settings', () => undefined)
    await assertSharedStorage(database.db, id, config)
    await tellOfTooFewConnections(database.db, config)
  } finally {
    await database.close()
  }
}

async function tellOfTooFewConnections(db: Db, { processes, databaseLimits }: Config): Promise<void> {
  const { rows } = await sql<{ most: number }>`select current_setting('max_connections')::integer as most`.execute(db)
  const needed = processes * (databaseLimits.poolSize + FURTHER_CONNECTIONS)
  const most = rows[0]?.most ?? needed
  if (needed <= most) return
  console.warn(
    `${processes} processes may open ${needed} connections and the database allows ${most}: lower DATABASE_POOL_SIZE or raise max_connections.`,
  )
}

import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { StartupError } from '../startup-error.ts'
import { MIGRATIONS_FOLDER, readMigrations } from './migrate.ts'

const LOOK_AGAIN_MS = 1_000
/** Longer than an index on a large table takes; a job that failed is started again meanwhile. */
const GIVE_UP_AFTER_MS = 15 * 60_000
const UNKNOWN_TABLE = '42P01'

type Patience = { folder?: string; lookAgainMs?: number; giveUpAfterMs?: number }

/**
 * Waits until somebody else has migrated (`npm run migrate`, a job of the cluster). What a newer version has added
 * meanwhile does not matter: the version before it can live with that.
 */
export async function awaitMigrations(pool: Pool, patience: Patience = {}): Promise<void> {
  const { folder = MIGRATIONS_FOLDER, lookAgainMs = LOOK_AGAIN_MS, giveUpAfterMs = GIVE_UP_AFTER_MS } = patience
  const wanted = (await readMigrations(folder)).map(({ name }) => name)
  const until = performance.now() + giveUpAfterMs
  for (let isTold = false; ; isTold = true) {
    const applied = await appliedIn(pool)
    const missing = wanted.filter((name) => !applied.has(name))
    if (missing.length === 0) return
    const told = `${missing.length} migrations, the first of them ${missing[0]}`
    if (performance.now() > until) throw new StartupError(`The database still lacks ${told}: run npm run migrate.`)
    if (!isTold) console.log(`Waiting for ${told} (MIGRATIONS=wait: npm run migrate applies them)`)
    await setTimeout(lookAgainMs)
  }
}

async function appliedIn(pool: Pool): Promise<Set<string>> {
  try {
    const { rows } = await pool.query<{ name: string }>('select name from migrations')
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    // A database that nothing has ever been in.
    if ((error as { code?: string }).code === UNKNOWN_TABLE) return new Set()
    throw error
  }
}

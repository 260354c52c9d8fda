import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { ROOT } from '../root.ts'
import { StartupError } from '../startup-error.ts'

export const MIGRATIONS_FOLDER = join(ROOT, 'db/migrations')

/** Any number, as long as every Likho uses the same: only one process migrates at a time. */
export const MIGRATION_LOCK = 5_417_440

type Migration = { name: string; sql: string; checksum: string }

/**
 * Applies, in order, each migration that this database has not seen; answers their names. With `only`, none but these: a
 * backup is restored into the tables that it was made of.
 */
export async function migrate(
  pool: Pool,
  folder = MIGRATIONS_FOLDER,
  only?: Record<string, unknown>,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => !only || name in only)
  const client = await pool.connect()
  try {
    // A migration takes as long as it needs, and so does waiting for the one of another process.
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const pending = migrations.filter(({ name }) => !applied.has(name))
    refuseChanged(migrations, applied)
    for (const migration of pending) await apply(client, migration)
    // A table that was written anew is read twice for a list until it was vacuumed, which nothing else would do for weeks.
    if (applied.size > 0 && pending.length > 0) await client.query('vacuum analyze')
    return pending.map(({ name }) => name)
  } finally {
    // Closing the connection gives the advisory lock back, also when it broke half-way.
    client.release(true)
  }
}

export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function refuseChanged(migrations: Migration[], applied: Map<string, string>): void {
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed) {
    throw new StartupError(`Migration ${changed.name} was changed after it ran here. Write a new migration instead.`)
  }
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`Migration ${name} failed and was rolled back: ${reason}`, { cause })
  }
}

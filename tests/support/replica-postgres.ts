import { chmod, cp, lchown, readdir, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { postgresIn } from './real-postgres.ts'

/** A streaming replica of a started Postgres, made of a copy of its files while it runs. */
export async function startReplica(primary: { url: string; folder: string }) {
  const { postgres, folder, url, remove } = await postgresIn('replica')
  await copyRunning(primary, folder)
  const { port, username, password } = new URL(primary.url)
  const follow = `host=127.0.0.1 port=${port} user=${username} password=${password}`
  await writeFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${follow}'\n`)
  await writeFile(join(folder, 'standby.signal'), '')
  await ownAs(primary.folder, folder)
  const say = (statement: string) => asked(url, statement)

  async function start(): Promise<void> {
    // The package waits for words that only a primary says.
    postgres.start().catch(() => undefined)
    await vi.waitFor(() => say('select 1'), { timeout: 20_000, interval: 50 })
  }

  await start()
  return {
    url,
    start,
    stop: () => postgres.stop(),
    /** What the primary writes from now on is received and not shown. */
    pauseReplay: () => say('select pg_wal_replay_pause()'),
    resumeReplay: () => say('select pg_wal_replay_resume()'),
    promote: () => say('select pg_promote()'),
    end: async () => {
      await postgres.stop()
      await remove()
    },
  }
}

async function copyRunning({ url, folder }: { url: string; folder: string }, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', fast => true)`)
    const left = ['postmaster.pid', 'pg_wal', 'pg_replslot']
    const filter = (file: string) =>
      !left.some((name) => relative(folder, file).startsWith(`${name}/`)) && !file.endsWith('.pid')
    await cp(folder, to, { recursive: true, filter })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

/** Postgres runs as another user than root, and lets nobody else read its files. */
async function ownAs(model: string, folder: string): Promise<void> {
  const { uid, gid } = await stat(model)
  const files = await readdir(folder, { recursive: true })
  for (const file of ['', ...files]) await lchown(join(folder, file), uid, gid)
  await chmod(folder, 0o700)
}

async function asked(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}

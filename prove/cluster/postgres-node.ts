import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { familyOf } from '#bench/setting/used-by.ts'
import { freePort } from '#tests/support/free-port.ts'
import { untilWorks } from '#tests/support/until-works.ts'
import { PATH, POSTGRES_BIN } from './packages.ts'

const [USER, DATABASE] = ['likho', 'likho']
const [STARTS_WITHIN_MS, ANSWERS_WITHIN_MS] = [30_000, 1_000]
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'wal_keep_size=512MB',
]

/** Postgres refuses to run as root; its own account is there where Debian installed it. */
const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
const account = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

/**
 * One of Debian's Postgres servers in a folder of its own: a primary, or a replica of another that shows what it has
 * received so many milliseconds later. Started anew, it has its address again.
 */
export async function aNode(name: string, replicaDelayMs: number) {
  const owner = account()
  const parent = await mkdtemp(join(tmpdir(), `likho-${name}-`))
  await chmod(parent, 0o755)
  if (owner.uid !== undefined) await chown(parent, owner.uid, owner.gid)
  const [folder, port] = [join(parent, 'data'), await freePort()]
  let server: ChildProcess | undefined

  const run = (tool: string, ...words: string[]) =>
    promisify(execFile)(join(POSTGRES_BIN ?? '', tool), words, { ...owner, cwd: parent, env: { PATH } })
  const urlOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`

  async function ask<Row extends object>(statement: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: urlOf(database),
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
      application_name: 'supervisor',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(statement)).rows
    } finally {
      client.end().catch(() => undefined)
    }
  }

  async function start(): Promise<void> {
    const log = await open(join(parent, 'log'), 'a')
    const own = [`port=${port}`, `cluster_name=${name}`, `recovery_min_apply_delay=${replicaDelayMs}`]
    const settings = [...SETTINGS, ...own].flatMap((setting) => ['-c', setting])
    server = spawn(join(POSTGRES_BIN ?? '', 'postgres'), ['-D', folder, ...settings], {
      ...owner,
      cwd: parent,
      stdio: ['ignore', log.fd, log.fd],
    })
    await log.close()
    await untilWorks(() => ask('select 1'), STARTS_WITHIN_MS)
  }

  async function end(signal: (server: ChildProcess) => unknown): Promise<void> {
    const ended = server
    server = undefined
    if (!ended) return
    const gone = once(ended, 'exit')
    await signal(ended)
    await gone
  }

  /** As if the machine had lost its power: nothing of it goes on, not even for a moment. */
  const kill = () =>
    end(async ({ pid }) => {
      for (const one of await familyOf(pid)) {
        try {
          process.kill(one, 'SIGKILL')
        } catch {
          // Those whose server dies may be quicker.
        }
      }
    })

  return {
    name,
    host: `127.0.0.1:${port}`,
    url: urlOf(DATABASE),
    pid: () => server?.pid,
    ask,
    start,
    kill,
    /** In good order: everybody is told that it shuts down. */
    stop: () => end((running) => running.kill('SIGINT')),
    beFirst: async () => {
      await run('initdb', '-D', folder, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
      await start()
      await ask(`create database ${DATABASE}`)
    },
    /** Whatever it had is thrown away. */
    follow: async (primary: { host: string }) => {
      await rm(folder, { recursive: true, force: true })
      const from = ['-h', '127.0.0.1', '-p', new URL(`http://${primary.host}`).port, '-U', USER]
      await run('pg_basebackup', ...from, '-D', folder, '-R', '-X', 'stream', '-c', 'fast')
      await start()
    },
    remove: async () => {
      await kill()
      await rm(parent, { recursive: true, force: true })
    },
  }
}
export type PostgresNode = Awaited<ReturnType<typeof aNode>>

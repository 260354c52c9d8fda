import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Effort, Outcome } from '../part.ts'

/** Debian keeps what a server needs to run where only root looks. */
export const PATH = `${process.env.PATH}:/usr/sbin`

const versionOf = (bin: string) => Number(basename(dirname(bin)))

/** Debian's newest Postgres, with the tools that make a replica of it. */
export const POSTGRES_BIN = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => globSync(join(folder, 'pg_basebackup')).length > 0)
  .toSorted((one, other) => versionOf(one) - versionOf(other))
  .at(-1)

const runs = (command: string, flag: string) => spawnSync(command, [flag], { env: { PATH } }).status === 0

/** Debian's names of those that are not installed. */
function missingPackages(): string[] {
  const wanted = {
    postgresql: POSTGRES_BIN !== undefined,
    pgbouncer: runs('pgbouncer', '--version'),
    'redis-server': runs('redis-server', '--version'),
    nginx: runs('nginx', '-v'),
  }
  return Object.entries(wanted).flatMap(([name, isThere]) => (isThere ? [] : name))
}

/** Without them there is nothing to try, and nothing broken. */
export const withPackages = (run: (effort: Effort) => Promise<Outcome>) => async (effort: Effort) => {
  const missing = missingPackages()
  if (missing.length === 0) return run(effort)
  return { figures: { 'not run': `Debian's packages are missing: ${missing.join(', ')}` }, violations: [] }
}

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

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
export function missingPackages(): string[] {
  const wanted = {
    postgresql: POSTGRES_BIN !== undefined,
    pgbouncer: runs('pgbouncer', '--version'),
    'redis-server': runs('redis-server', '--version'),
    nginx: runs('nginx', '-v'),
  }
  return Object.entries(wanted).flatMap(([name, isThere]) => (isThere ? [] : name))
}

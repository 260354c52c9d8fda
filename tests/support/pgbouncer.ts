import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { withAdmin } from './real-postgres.ts'
import { untilWorks } from './until-works.ts'

const PATH = `${process.env.PATH}:/usr/sbin`

/** Comes with no npm package: where it is not installed, tests with it are skipped. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0

/** Fewer connections than the shop takes it for. */
const FEW = ['default_pool_size = 3']

/** A PgBouncer in transaction mode in front of a Postgres. */
export async function startPgBouncer(url: string, more: readonly string[] = FEW) {
  const { hostname, port, username, password } = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'likho-pgbouncer-'))
  const ownPort = await freePort()
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'pool_mode = transaction',
    ...more,
    'auth_type = trust',
    `auth_file = ${join(folder, 'users.txt')}`,
  ]
  await writeFile(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`)
  await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`)
  await chmod(folder, 0o755)
  // It refuses to run as root, as which containers often do; Postgres' own user is there then.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn('pgbouncer', ['-q', ...asUser, join(folder, 'pgbouncer.ini')], { env: { PATH }, stdio: 'ignore' })
  const own = new URL(url)
  own.host = `127.0.0.1:${ownPort}`
  await untilWorks(() => withAdmin(own.href, 'select 1'), 10_000)
  return {
    url: own.href,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

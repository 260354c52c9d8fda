import { createHash, randomBytes } from 'node:crypto'
import { access, chmod, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** The longest path a Unix socket may have on every system we run on. */
const LONGEST_SOCKET_PATH = 100

const OWNER_ONLY = 0o700

type GiveBack = () => Promise<void>

/** A lock that nobody answers on is a leftover once it is older than anybody takes to begin listening on it. */
const STALE_AFTER_MS = 10_000
const SHARED = 'shared'

/** Takes the data folder for this process alone, as the embedded database needs it; the answer gives it back. */
export async function takeDataDir(dataDir: string): Promise<GiveBack> {
  await makeWritable(dataDir)
  const socket = socketPath(dataDir)
  if (await isHeld(socket)) throw inUse(dataDir)
  await removeStale(socket, dataDir)
  const server = await hold(socket, dataDir)
  // Taken first and looked round afterwards, as those who share do: of two who come at the same moment one sees the other.
  if (await isAnyHeld(await sharedSockets(dataDir))) {
    await closed(server)
    throw inUse(dataDir)
  }
  return () => closed(server)
}

/** Takes it beside others who do the same: processes of one machine whose database is elsewhere. */
export async function shareDataDir(dataDir: string): Promise<GiveBack> {
  await makeWritable(dataDir)
  await sweepShared(dataDir)
  const server = await hold(socketPath(dataDir, `${SHARED}-${randomBytes(6).toString('hex')}`), dataDir)
  if (await isHeld(socketPath(dataDir))) {
    await closed(server)
    throw inUse(dataDir)
  }
  return () => closed(server)
}

const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()))

/** One for each process that shares the folder. */
async function sharedSockets(dataDir: string): Promise<string[]> {
  const one = socketPath(dataDir, `${SHARED}-`)
  const [folder, start] = [dirname(one), basename(one).replace(/\.sock$/, '')]
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.startsWith(start)).map((name) => join(folder, name))
}

async function isAnyHeld(sockets: readonly string[]): Promise<boolean> {
  return (await Promise.all(sockets.map(isHeld))).includes(true)
}

/** What killed processes left behind. Their names are never used again. */
async function sweepShared(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return
  for (const socket of await sharedSockets(dataDir)) {
    const age = Date.now() - (await stat(socket).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > STALE_AFTER_MS && !(await isHeld(socket))) await rm(socket, { force: true })
  }
}

async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY })
    await closeToOthers(dataDir)
    await access(dataDir, constants.R_OK | constants.W_OK)
  } catch (cause) {
    throw new StartupError(`DATA_DIR ${dataDir} is not writable. Choose another folder or fix its permissions.`, {
      cause,
    })
  }
}

/** What people wrote and bought is in it. A folder from before is closed as well, if it is ours to close. */
async function closeToOthers(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir)
  const isOpen = (mode & 0o077) !== 0
  if (process.platform !== 'win32' && isOpen && uid === process.getuid?.()) await chmod(dataDir, OWNER_ONLY)
}

/**
 * The lock is a socket that its owner listens on. The system closes it however the owner dies, kill -9 included, so a
 * leftover file is told from a living owner by asking it, and no process id or time has to be believed.
 */
export function socketPath(dataDir: string, use = 'lock'): string {
  const name = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}${use === 'lock' ? '' : `-${use}`}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\likho-${name}`
  const beside = join(dataDir, `${use}.sock`)
  return beside.length <= LONGEST_SOCKET_PATH ? beside : join(tmpdir(), `likho-${name}.sock`)
}

const isHeld = (socket: string) =>
  new Promise<boolean>((answer) => {
    const probe = connect(socket, () => {
      probe.destroy()
      answer(true)
    })
    probe.on('error', () => answer(false))
  })

/** Moves the leftover aside before removing it: if another process took the folder meanwhile, its lock is put back. */
async function removeStale(socket: string, dataDir: string): Promise<void> {
  if (process.platform === 'win32') return
  const aside = `${socket}.${process.pid}`
  const moved = await rename(socket, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  if (await isHeld(aside)) {
    await rename(aside, socket)
    throw inUse(dataDir)
  }
  await rm(aside, { force: true })
}

const hold = (socket: string, dataDir: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((asker) => asker.destroy())
    server.once('error', (cause) => reject(new StartupError(inUse(dataDir).message, { cause })))
    server.listen(socket, () => {
      server.unref()
      resolve(server)
    })
  })

const inUse = (dataDir: string) =>
  new StartupError(`Another Likho is already using ${dataDir}. Stop it first, or give this one its own DATA_DIR.`)

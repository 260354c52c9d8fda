import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import type { Pool } from 'pg'
import { socketPath, takeDataDir } from '../../files/data-dir.ts'
import { StartupError } from '../../startup-error.ts'
import { copyFolder } from './copy-folder.ts'

const COPIED = 'copied'

/** In DATA_DIR: whoever can read it is the account of the shop, or could read the database itself. */
const folderOfCopy = (dataDir: string) => join(dataDir, 'copy')

/**
 * The embedded database belongs to the process of the shop. Whoever wants to read all of it at leisure connects to this
 * socket and gets a copy of its files, for as long as they stay connected; sales wait while the files are copied, and no
 * longer. Takes the one connection, so that nothing is being written, and asks nothing of the database's own format.
 */
export async function serveCopies(dataDir: string, pool: Pool): Promise<() => Promise<void>> {
  const folder = folderOfCopy(dataDir)
  const drop = () => rm(folder, { recursive: true, force: true })
  let asker: Socket | undefined

  async function answer(socket: Socket): Promise<void> {
    socket.on('error', () => undefined)
    if (asker) return void socket.end('another copy is in use')
    asker = socket
    const gone = once(socket, 'close').catch(() => undefined)
    try {
      await copyFiles(pool, dataDir, folder)
      socket.write(COPIED)
      await gone
    } catch (error) {
      socket.end(error instanceof Error ? error.message : String(error))
    }
    await drop().finally(() => {
      asker = undefined
    })
  }

  // What a shop that was killed has left behind.
  await drop()
  const socket = socketPath(dataDir, 'copies')
  if (process.platform !== 'win32') await rm(socket, { force: true })
  const server = createServer((came) => void answer(came))
  server.listen(socket)
  await once(server, 'listening')
  server.unref()
  return async () => {
    asker?.destroy()
    await new Promise((done) => server.close(done))
    await drop()
  }
}

async function copyFiles(pool: Pool, dataDir: string, folder: string): Promise<void> {
  const [from, to] = [join(dataDir, 'postgres'), join(folder, 'postgres')]
  // Most of it is written out and copied before sales have to wait.
  await pool.query('checkpoint')
  const before = await copyFolder(from, to)
  const client = await pool.connect()
  try {
    await client.query('checkpoint')
    await copyFolder(from, to, before)
    await makeEmptyFolders(from, to)
  } finally {
    client.release()
  }
}

/** Postgres wants its folders also where nothing is in them. */
async function makeEmptyFolders(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isDirectory())) {
    await mkdir(join(to, relative(from, join(entry.parentPath, entry.name))), { recursive: true })
  }
}

type Copy = {
  dataDir: string
  giveBack: () => void
  /** Rejects when the shop ends before the copy is given back: it takes the copy along. */
  lost: Promise<never>
}

/** A copy of the embedded database of a running shop, as a data folder of its own. Undefined when no shop is running. */
export async function askForCopy(dataDir: string): Promise<Copy | undefined> {
  const socket = connect(socketPath(dataDir, 'copies'))
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  socket.setEncoding('utf8')
  const [said] = (await Promise.race([once(socket, 'data'), once(socket, 'end')])) as [string | undefined]
  if (said !== COPIED) throw noCopy(said ?? 'it ended')
  const lost = once(socket, 'close').then(() => {
    throw noCopy('it ended')
  })
  // Nobody waits for it any more once the copy is given back.
  lost.catch(() => undefined)
  return { dataDir: folderOfCopy(dataDir), giveBack: () => void socket.destroy(), lost }
}

const noCopy = (reason: string) => new StartupError(`The running shop gave no copy of its database: ${reason}.`)

type Source = { databaseUrl: string | undefined; dataDir: string }

/** For reading beside a running shop: a copy of its embedded database, or the shop's own folder when it rests. */
export async function restingCopy({ databaseUrl, dataDir }: Source) {
  const never = new Promise<never>(() => {})
  if (databaseUrl) return { dataDir, giveBack: async () => {}, lost: never }
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) throw new StartupError(`There is no shop in ${dataDir}.`)
  const copy = await askForCopy(dataDir)
  return copy ?? { dataDir, giveBack: await takeDataDir(dataDir), lost: never }
}

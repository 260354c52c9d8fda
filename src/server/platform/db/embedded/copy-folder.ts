import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { atMost } from '../../semaphore.ts'

const AT_ONCE = 8
/** What a copy leaves free: a shop whose disk is full can sell nothing. */
const LEAVE_FREE = 256 * 2 ** 20
/** Some file systems tell the time of a change no better than this. */
const TOLD_WITHIN_MS = 2_000

/** What was copied: the size and the time of each file as they were before it was. */
type Copied = Map<string, { size: number; changedAt: number }>

/**
 * Copies a folder with all in it. A second time, with what the first has copied, only what changed since: most of it can be
 * copied while it is written to, and the rest in a moment when it is not. Refuses when the disk would be nearly full.
 */
export async function copyFolder(from: string, to: string, before?: Copied): Promise<Copied> {
  const startedAt = Date.now()
  const files = await filesIn(from)
  if (!before) await assertRoom(from, files)
  const inTurn = atMost(AT_ONCE)
  await Promise.all(
    [...files].map(([name, { size, changedAt }]) =>
      inTurn(async () => {
        const known = before?.get(name)
        if (known?.size === size && known.changedAt === changedAt) return
        await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
        // A file system that can share the bytes until one side changes them does: then a copy costs next to nothing.
        await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch(unlessGone)
      }),
    ),
  )
  for (const name of before?.keys() ?? []) if (!files.has(name)) await rm(join(to, name), { force: true })
  // One that changed just before may change again without that being told.
  return new Map([...files].filter(([, { changedAt }]) => changedAt < startedAt - TOLD_WITHIN_MS))
}

async function filesIn(folder: string): Promise<Copied> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found: Copied = new Map()
  const inTurn = atMost(AT_ONCE)
  const look = async (path: string) => {
    const { size, mtimeMs } = await stat(path)
    found.set(path.slice(folder.length + 1), { size, changedAt: mtimeMs })
  }
  await Promise.all(names.map((path) => inTurn(() => look(path).catch(unlessGone))))
  return found
}

/** What is gone by now is gone from the list of the second time as well. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function assertRoom(folder: string, files: Copied): Promise<void> {
  const needed = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed + LEAVE_FREE) {
    throw new Error(`there is no room for a copy of the database (${Math.ceil(needed / 2 ** 20)} MB) on its disk`)
  }
}

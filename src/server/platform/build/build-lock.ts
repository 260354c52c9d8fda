import { writeFileSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

const LOOK_AGAIN_MS = 100
/** Longer than any build takes. An id of a process that is gone may be another's by then. */
const STALE_AFTER_MS = 5 * 60_000

/** One process at a time does the work; the others wait until it is done or dead. */
export async function withBuildLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  while (!(await takes(lock))) await setTimeout(LOOK_AGAIN_MS)
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function takes(lock: string): Promise<boolean> {
  try {
    // In one go: a process that ends meanwhile leaves its id behind, or nothing.
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (await isLeftOver(lock)) await rm(lock, { force: true })
  return false
}

async function isLeftOver(lock: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(lock)
    const pid = Number(await readFile(lock, 'utf8'))
    return !pid || !isAlive(pid) || Date.now() - mtimeMs > STALE_AFTER_MS
  } catch {
    // Given back meanwhile.
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

import { randomBytes } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'

const OWNER_ONLY = 0o600

/** Makes a file unless there is one: whoever reads it, sees all of it; of several who make it at once, one does. */
export async function writeOnce(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    await writeFile(unfinished, text, { mode: OWNER_ONLY, flush: true })
    // Where the disk knows no links, a reader may come before the last letter.
    await link(unfinished, path).catch(unlessThere(() => writeFile(path, text, { mode: OWNER_ONLY, flag: 'wx' })))
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    await rm(unfinished, { force: true })
  }
}

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

const unlessThere = (otherwise: () => Promise<void>) => (error: unknown) => {
  if (!isThere(error)) return otherwise()
}

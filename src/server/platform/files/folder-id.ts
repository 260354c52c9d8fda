import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from './write-once.ts'

/** By what a data folder is told from that of another machine, however both are called. Made once: later starts want no room on the disk. */
export async function folderId(dataDir: string): Promise<string> {
  const file = join(dataDir, 'folder-id')
  const read = async () => (await readFile(file, 'utf8')).trim()
  const kept = await read().catch(() => '')
  if (kept) return kept
  await writeOnce(file, `${randomBytes(8).toString('hex')}\n`)
  return read()
}

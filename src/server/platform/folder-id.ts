import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from './write-once.ts'

/** By what a data folder is told from that of another machine, however both are called. */
export async function folderId(dataDir: string): Promise<string> {
  const file = join(dataDir, 'folder-id')
  await writeOnce(file, `${randomBytes(8).toString('hex')}\n`)
  return (await readFile(file, 'utf8')).trim()
}

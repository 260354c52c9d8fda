import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Has all that was written in a folder on the disk: the files, then the folders that name them. */
export async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const named = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(isWanted).map((entry) => join(entry.parentPath, entry.name))
  for (const file of named((entry) => entry.isFile())) await sync(file)
  // Windows knows no such thing for folders.
  if (process.platform === 'win32') return
  for (const one of [...named((entry) => entry.isDirectory()), folder]) await sync(one)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

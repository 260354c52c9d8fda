import { fdatasyncSync, fsyncSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd: number; node: { mode: number } }
type Module = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } }
  FS: { isFile: (mode: number) => boolean }
}

/**
 * What makes a commit of the embedded database survive a power loss: it is started without fsync, and its files are behind
 * a layer that knows no fsync. With these settings it asks at each commit, by the one call of the two that the layer passes on.
 */
export const DURABLE_PARAMS = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/** A folder of the disk whose files are on the disk when Postgres asks for it. */
export class DurableFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given)
    made.emscriptenOpts.preRun?.push((module: unknown) => passOnSyncs(module as Module))
    return made
  }
}

function passOnSyncs({ NODEFS, FS }: Module): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    // The length of a file goes along with its data; what else is known of it nobody needs after a power loss.
    if (FS.isFile(node.mode)) fdatasyncSync(nfd)
    else syncFolder(nfd)
    return 0
  }
}

/** Some systems cannot sync a folder and need not; Postgres takes that for granted too. */
function syncFolder(nfd: number): void {
  try {
    fsyncSync(nfd)
  } catch {
    // Its names are in the journal of the file system sooner or later.
  }
}

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

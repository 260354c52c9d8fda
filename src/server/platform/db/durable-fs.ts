import { fdatasyncSync, fsyncSync } from 'node:fs'
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

import type { Position } from './wal-position.ts'

/** Longer than any replica may lag behind and be read from. */
const REMEMBERED_MS = 60_000

/**
 * How long ago the primary stood where a replica stands now. Told by where the primary was seen, and by nobody's clock but
 * ours: the last transaction that a replica has replayed may be old because none was made since.
 */
export function createLagMeter() {
  const seen: { at: number; position: Position }[] = []
  return {
    see(position: Position, at: number): void {
      seen.push({ at, position })
      while (seen[0] && seen[0].at < at - REMEMBERED_MS) seen.shift()
    },
    lagOf(position: Position, now: number): { ms: number; bytes: number } {
      const missed = seen.find((one) => one.position > position)
      if (!missed) return { ms: 0, bytes: 0 }
      return { ms: now - missed.at, bytes: Number((seen.at(-1) ?? missed).position - position) }
    },
  }
}

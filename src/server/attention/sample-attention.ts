import { ATTENTION_KINDS, type AttentionKind } from '#contract/attention/attention-kinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countTroubles } from './troubles.store.ts'

const EVERY_MS = 60_000

/**
 * How many things need attention, by kind, for the metrics. Nobody waits: what is answered is the last sample, and the
 * next one is taken at most once a minute. Undefined as long as there is none, or while the database is away.
 */
export function attentionSampler(db: Db): () => Record<AttentionKind, number> | undefined {
  let sample: Record<AttentionKind, number> | undefined
  let takenAt = Number.NEGATIVE_INFINITY

  async function take(): Promise<void> {
    try {
      const counts = new Map((await countTroubles(db, new Date())).map(({ kind, count }) => [kind, count]))
      const byKind = ATTENTION_KINDS.map((kind) => [kind, counts.get(kind) ?? 0])
      sample = Object.fromEntries(byKind) as Record<AttentionKind, number>
    } catch {
      // A database that is away is a metric of its own.
      sample = undefined
    }
  }

  return () => {
    if (Date.now() - takenAt >= EVERY_MS) {
      takenAt = Date.now()
      void take()
    }
    return sample
  }
}

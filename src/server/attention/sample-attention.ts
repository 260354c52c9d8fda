import { ATTENTION_KINDS, type AttentionKind } from '#contract/attention/attention-kinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sampled } from '#server/platform/metrics/sampled.ts'
import { countTroubles } from './troubles.store.ts'

const EVERY_MS = 60_000

/** How many things need attention, by kind, for the metrics. */
export const attentionSampler = (db: Db) =>
  sampled(EVERY_MS, async () => {
    const counts = new Map((await countTroubles(db, new Date())).map(({ kind, count }) => [kind, count]))
    const byKind = ATTENTION_KINDS.map((kind) => [kind, counts.get(kind) ?? 0])
    return Object.fromEntries(byKind) as Record<AttentionKind, number>
  })

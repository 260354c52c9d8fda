import type { AttentionKind } from '#contract/attention/attention-kinds.ts'
import type { Register } from '#server/platform/db/tables.ts'

/** What staff did at the desk. */
export type AttentionActionsTable = {
  id: string
  kind: AttentionKind
  subject: string
  action: 'retry' | 'refund' | 'settle'
  at: Date
  actor_id: string | null
  actor_name: string
  note: string | null
}

/** The days on which staff were mailed. */
export type AttentionDigestsTable = { day: string }

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    attention_actions: AttentionActionsTable
    attention_digests: AttentionDigestsTable
  }
}

export const register = {
  attention_actions: { none: 5, namesOfStaff: ['actor_id', 'actor_name'], orderWords: ['note'] },
  attention_digests: { none: 1 },
} satisfies Register

import type { AttentionKind } from '#contract/attention/attention-kinds.ts'

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

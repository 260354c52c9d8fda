import type { AskedOutside } from '#contract/go-live/go-live-checks.ts'
import type { Asked } from '#contract/go-live/judge-go-live.ts'
import type { Register } from '#server/platform/db/tables.ts'

/** `https` is how the shop was opened, `mail` that an owner had the mail that `mailSent` tells of. */
export type GoLiveNote = AskedOutside | 'https' | 'mail' | 'mailSent'

export type GoLiveNotesTable = {
  name: GoLiveNote
  about: string
  outcome: Asked['outcome'] | (string & {})
  amount_rupees: number | null
  user_id: string | null
  at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    go_live_notes: GoLiveNotesTable
  }
}

export const register = {
  go_live_notes: { none: 5, account: ['user_id'] },
} satisfies Register

import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

/** One row from when the rows of a backup are there until its numbers have moved on; then none. */
export type UnfinishedRestoreTable = { only_one: Generated<boolean>; made_at: Date; is_copy: boolean }

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    unfinished_restore: UnfinishedRestoreTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  unfinished_restore: { none: ['only_one', 'made_at', 'is_copy'] },
} satisfies Register

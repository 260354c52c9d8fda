import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

/** One row from when the rows of a backup are there until its numbers have moved on; then none. */
export type UnfinishedRestoreTable = { only_one: Generated<boolean>; made_at: Date; is_copy: boolean }

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    unfinished_restore: UnfinishedRestoreTable
  }
}

export const register = {
  unfinished_restore: { none: 3 },
} satisfies Register

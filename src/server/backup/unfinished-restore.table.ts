import type { Generated } from 'kysely'

/** One row from when the rows of a backup are there until its numbers have moved on; then none. */
export type UnfinishedRestoreTable = { only_one: Generated<boolean>; made_at: Date; is_copy: boolean }

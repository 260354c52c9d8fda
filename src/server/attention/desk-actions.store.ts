import type { Insertable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { AttentionActionsTable } from './attention.table.ts'

export async function insertAction(tx: Db, action: Insertable<AttentionActionsTable>): Promise<void> {
  await tx.insertInto('attention_actions').values(action).execute()
}

/** Answers false when staff have been mailed on this day already. */
export async function takeDigestDay(tx: Db, day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attention_digests')
    .values({ day })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

import type { PoolClient } from 'pg'
import type { Db } from '../platform/db/database.ts'

export type UnfinishedRestore = { madeAt: Date; isCopy: boolean }

/** In the transaction that brings the rows. */
export async function markUnfinished(client: PoolClient, { madeAt, isCopy }: UnfinishedRestore): Promise<void> {
  await client.query('delete from unfinished_restore')
  await client.query('insert into unfinished_restore (made_at, is_copy) values ($1, $2)', [madeAt, isCopy])
}

/** What is left to finish, and the mark of it goes: in the transaction that finishes it. */
export async function takeUnfinished(tx: Db): Promise<UnfinishedRestore | undefined> {
  const row = await tx.deleteFrom('unfinished_restore').returning(['made_at', 'is_copy']).executeTakeFirst()
  return row && { madeAt: row.made_at, isCopy: row.is_copy }
}

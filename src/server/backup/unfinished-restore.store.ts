import type { PoolClient } from 'pg'
import type { Db } from '../platform/db/database.ts'

export type UnfinishedRestore = { madeAt: Date; isCopy: boolean }

/** In the transaction that brings the rows. Archives of earlier versions have no such table: the migration finds it made. */
export async function markUnfinished(client: PoolClient, { madeAt, isCopy }: UnfinishedRestore): Promise<void> {
  await client.query(`
    create table if not exists unfinished_restore (
      only_one boolean primary key default true check (only_one),
      made_at timestamptz not null,
      is_copy boolean not null
    )`)
  await client.query('delete from unfinished_restore')
  await client.query('insert into unfinished_restore (made_at, is_copy) values ($1, $2)', [madeAt, isCopy])
}

/** What is left to finish, and the mark of it goes: in the transaction that finishes it. */
export async function takeUnfinished(tx: Db): Promise<UnfinishedRestore | undefined> {
  const row = await tx.deleteFrom('unfinished_restore').returning(['made_at', 'is_copy']).executeTakeFirst()
  return row && { madeAt: row.made_at, isCopy: row.is_copy }
}

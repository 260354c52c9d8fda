import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { EmailChangesTable } from './registration.table.ts'

type EmailChange = Selectable<EmailChangesTable>

export async function insertEmailChange(tx: Db, change: Insertable<EmailChangesTable>): Promise<void> {
  await tx.insertInto('email_changes').values(change).execute()
}

/** The new address that waits to be confirmed. */
export const pendingEmailChange = (db: Db, userId: string, now: Date): Promise<EmailChange | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirm_hash', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Uses up the link that was mailed to the new address. Returns what it confirms, to one caller only. */
export async function consumeConfirmation(tx: Db, confirmHash: string, now: Date): Promise<EmailChange | undefined> {
  return tx
    .updateTable('email_changes')
    .set({ confirm_hash: null })
    .where('confirm_hash', '=', confirmHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Voids the links to new addresses. Returns whether there was one. */
export async function withdrawEmailChanges(tx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_changes')
    .set({ confirm_hash: null })
    .where('user_id', '=', userId)
    .where('confirm_hash', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts another link in place of the one that was mailed. Returns false where none waits any more. */
export async function renewConfirmation(
  tx: Db,
  id: string,
  link: Pick<EmailChange, 'confirm_hash' | 'expires_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_changes')
    .set(link)
    .where('id', '=', id)
    .where('confirm_hash', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const emailChangeByStop = (db: Db, stopHash: string, since: Date): Promise<EmailChange | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('stop_hash', '=', stopHash)
    .where('created_at', '>', since)
    .executeTakeFirst()

/**
 * This change and those after it: those before it are stopped by links to an older address, which nobody who came later
 * may void. Returns the hashes of the links by which they could be stopped: whoever finds its own among them was the first.
 */
export async function deleteEmailChangesFrom(tx: Db, change: EmailChange): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', change.user_id)
    .where('created_at', '>=', change.created_at)
    .returning('stop_hash')
    .execute()
  return deleted.map(({ stop_hash }) => stop_hash)
}

/** The addresses that an account had or was to have, as far as they are still known. */
export async function otherEmailsOf(db: Db, userId: string): Promise<string[]> {
  const changes = await db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email'])
    .where('user_id', '=', userId)
    .execute()
  return changes.flatMap(({ old_email, new_email }) => [old_email, new_email])
}

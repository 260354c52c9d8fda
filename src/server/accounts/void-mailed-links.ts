import type { Db } from '#server/platform/db/database.ts'
import { withdrawEmailChanges } from './email-changes.store.ts'
import { deleteResets } from './password-resets.store.ts'

/**
 * With a new password everything that was mailed before is void: links for another one, and a new address that was not
 * confirmed. The link by which the old address takes a new one back stays.
 */
export async function voidMailedLinks(tx: Db, userId: string): Promise<{ resets: string[] }> {
  await withdrawEmailChanges(tx, userId)
  return { resets: await deleteResets(tx, userId) }
}

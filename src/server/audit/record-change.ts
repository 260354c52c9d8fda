import { AUDIT_ACTIONS, type AuditAction } from '#contract/audit/audit-actions.ts'
import type { Changes } from '#contract/audit/audit-entry.ts'
import type { Values } from '#contract/platform/t.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Actor } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { insertEntries, nameOf } from './audit.store.ts'

export type Change = {
  action: AuditAction
  /** Of what the action is about. */
  id: string
  data?: Values
  changes?: Changes
}

/** What a change that nobody ordered is signed with. */
const THE_SHOP = 'Likho'

/** The name that a change is signed with. */
export const nameOfActor = async (tx: Db, id: string | undefined): Promise<string> =>
  (id && (await nameOf(tx, id))) || THE_SHOP

/** Writes down who changed what, in the transaction that changes it. */
export const recordChange = (tx: Db, actor: Actor, now: Date, change: Change): Promise<void> =>
  recordChanges(tx, actor?.id, now, [change])

/** Many at once, by one person. */
export async function recordChanges(
  tx: Db,
  actorId: string | undefined,
  now: Date,
  changed: readonly Change[],
): Promise<void> {
  const actor_name = await nameOfActor(tx, actorId)
  const entries = changed.map(({ action, id, data = {}, changes = {} }) => ({
    id: newId(),
    at: now,
    actor_id: actorId ?? null,
    actor_name,
    subject: AUDIT_ACTIONS[action].about,
    subject_id: id,
    action,
    data: JSON.stringify(data),
    changes: JSON.stringify(changes),
  }))
  await insertEntries(tx, entries)
}

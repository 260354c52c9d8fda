import type { Db } from '#server/platform/db/database.ts'
import { lockUser, setUser } from './manage-users.store.ts'

type Decision = { approved: boolean; reason: string | undefined; at: Date }

/** Stores whether a seller may sell. Returns the account as it was, or undefined when there is no such seller. */
export async function setSellerApproval(tx: Db, id: string, { approved, reason, at }: Decision) {
  const seller = await lockUser(tx, id)
  if (seller?.role !== 'seller') return undefined
  const isDone = approved && seller.approved
  const note = approved ? null : (reason ?? null)
  if (!isDone) await setUser(tx, id, { approved, seller_note: note, seller_decided_at: at })
  return seller
}

import type { Db } from '#server/platform/db/database.ts'
import { setUser } from './manage-users.store.ts'
import { lockSeller } from './seller-profile.ts'

type Decision = { approved: boolean; reason: string | undefined; at: Date }

/** Stores whether a seller may sell. Returns the account as it was, or undefined when there is no such seller. */
export async function setSellerApproval(tx: Db, id: string, { approved, reason, at }: Decision) {
  const seller = await lockSeller(tx, id)
  if (!seller) return undefined
  const isDone = approved && seller.approved
  if (isDone) return seller
  await setUser(tx, id, {
    approved,
    seller_note: approved ? null : (reason ?? null),
    seller_decided_at: at,
    seller_suspended: !approved && (seller.approved || seller.isSuspended),
    seller_resent_at: null,
    seller_resent_changes: null,
  })
  return seller
}

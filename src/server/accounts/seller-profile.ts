import type { Changes } from '#contract/audit/audit-entry.ts'
import type { PickupAddress } from '#contract/sellers/seller-profile.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockUser, setUser } from './manage-users.store.ts'

type Contact = { phoneNumber: string; pickup: PickupAddress }

const contactColumns = ({ phoneNumber, pickup }: Contact) => ({
  seller_phone: phoneNumber,
  pickup_address: JSON.stringify(pickup),
})

/** The account of a seller, locked until the transaction ends; undefined when it is none. */
export async function lockSeller(tx: Db, id: string) {
  const account = await lockUser(tx, id)
  return account?.role === 'seller' ? account : undefined
}

export const setSellerContact = (tx: Db, id: string, contact: Contact) => setUser(tx, id, contactColumns(contact))

type Again = Contact & { fullName: string; gstNumber: string; changes: Changes; at: Date }

/** Puts a corrected application back among those that wait. What they were refused for stays beside it. */
export async function setSellerWaiting(tx: Db, id: string, again: Again): Promise<void> {
  await setUser(tx, id, {
    ...contactColumns(again),
    full_name: again.fullName,
    gst_number: again.gstNumber,
    seller_decided_at: null,
    seller_resent_at: again.at,
    seller_resent_changes: JSON.stringify(again.changes),
  })
}

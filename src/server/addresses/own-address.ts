import type { Address } from '#contract/addresses/address.ts'
import { addressId } from '#contract/addresses/address.ts'
import { addressFailures } from '#contract/addresses/addresses.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addressBy } from './addresses.store.ts'

/** One of a person's own addresses; undefined if it is nobody's or somebody else's. */
export const addressOfUser = async (db: Db, userId: string, id: string): Promise<Address | undefined> =>
  // Drafts name it in a text of their own, which Postgres would refuse to compare.
  addressId.safeParse(id).success ? addressBy(db, userId, id) : undefined

/** The same; refuses what is not in this person's address book. */
export async function ownAddress(db: Db, userId: string, id: string): Promise<Address> {
  const found = await addressOfUser(db, userId, id)
  if (!found) throw new Failure(addressFailures.unknown)
  return found
}

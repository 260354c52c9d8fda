import type { Address } from '#contract/addresses/address.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addressBy, addressesBy } from './addresses.store.ts'

/** One of a person's own addresses; undefined if it is nobody's or somebody else's. */
export const addressOfUser = (db: Db, userId: string, addressId: string): Promise<Address | undefined> =>
  addressBy(db, userId, addressId)

/** A person's address book, newest first. */
export const addressesOfUser = (db: Db, userId: string): Promise<Address[]> => addressesBy(db, userId)

import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { addressOfUser } from '#server/addresses/address-of-user.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Destination } from './buyer.ts'

/** A copy of one of the shopper's own addresses. */
export async function destinationOf(db: Db, userId: string, addressId: string): Promise<Destination> {
  const found = await addressOfUser(db, userId, addressId)
  if (!found) throw new Failure(paymentFailures.unknownAddress)
  const { _id, selected, ...destination } = found
  return destination
}

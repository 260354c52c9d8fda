import { isInIndia } from '#contract/addresses/in-india.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'
import { addressOfUser } from '#server/addresses/own-address.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Destination } from './buyer.ts'
import type { Draft } from './price-draft.ts'

const { notInIndia, unknownAddress } = paymentFailures

/**
 * A copy of the shopper's own address that a draft goes to. The shop delivers within India only; address books may hold
 * others from before.
 */
export async function destinationOf(db: Db, { userId, addressId }: Draft): Promise<Destination> {
  const found = await addressOfUser(db, userId, addressId)
  if (!found) throw new Failure(unknownAddress)
  if (!isInIndia(found)) throw new Failure(notInIndia, { fields: { addressId: t(notInIndia.text) } })
  const { _id, selected, ...destination } = found
  return destination
}

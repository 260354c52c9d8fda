import type { Address } from '#contract/addresses/address.ts'
import { isInIndia } from '#contract/addresses/in-india.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'

const { notInIndia } = paymentFailures

/** The shop delivers within India only; address books may hold others from before. */
export function assertInIndia(address: Address): void {
  if (!isInIndia(address)) throw new Failure(notInIndia, { fields: { addressId: notInIndia.text } })
}

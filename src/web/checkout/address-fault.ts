import type { Address } from '#contract/addresses/address.ts'
import { isInIndia } from '#contract/addresses/in-india.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { t } from '#contract/platform/t.ts'
import { type Estimate, fetchEstimate } from '#web/addresses/fetch-estimate.ts'

/** Why nothing can be sent to an address, as far as is known. The shop asks again before it takes any money. */
export async function addressFault(address: Address): Promise<string | undefined> {
  return faultOf(address, isInIndia(address) ? await fetchEstimate(address.postalCode) : undefined)
}

export function faultOf(address: Address, estimate: Estimate | undefined): string | undefined {
  if (!isInIndia(address)) return t(paymentFailures.notInIndia.text)
  return estimate?.serviceable === false
    ? t(paymentFailures.notDeliverable.text, { pin: address.postalCode })
    : undefined
}

import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { serviceabilityCall } from '#contract/shipping/shipping.endpoints.ts'
import { api } from '#web/kit/api.ts'

export type Estimate = AnswerOf<typeof serviceabilityCall>

const FAILED_FOR_MS = 10_000

/** One request for each PIN code while the page is open; one that failed is made again the next time. */
const estimates = new Map<string, Promise<Estimate | undefined>>()

/** Whether and when a parcel gets there; undefined when that could not be asked. */
export function fetchEstimate(pin: string): Promise<Estimate | undefined> {
  const known = estimates.get(pin)
  if (known) return known
  const estimate = api(serviceabilityCall, { pin }).catch(() => {
    // Not while this one is shown, which would ask for ever.
    setTimeout(() => estimates.delete(pin), FAILED_FOR_MS)
    return undefined
  })
  estimates.set(pin, estimate)
  return estimate
}

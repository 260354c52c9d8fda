import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The way of every parcel in the sandbox, and how long after the step before each comes by itself. */
export const SANDBOX_STEPS: readonly { stage: DeliveryStage; afterMs: number; place: string | null }[] = [
  { stage: 'courierAssigned', afterMs: 0, place: null },
  { stage: 'pickedUp', afterMs: 30 * MINUTE, place: 'Likho warehouse' },
  { stage: 'inTransit', afterMs: 90 * MINUTE, place: 'Sorting centre' },
  { stage: 'outForDelivery', afterMs: 22 * HOUR, place: 'Delivery hub' },
  { stage: 'delivered', afterMs: 6 * HOUR, place: null },
]

/** When each step was reached, with those that have come by themselves since. */
export function reachedBy(now: Date, reached: readonly Date[]): Date[] {
  const last = reached.at(-1)
  const next = SANDBOX_STEPS[reached.length]
  if (!last || !next) return [...reached]
  const at = new Date(last.getTime() + next.afterMs)
  return at > now ? [...reached] : reachedBy(now, [...reached, at])
}

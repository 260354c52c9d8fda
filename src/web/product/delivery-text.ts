import { dayInShort, deliveryDay, dispatchDay } from '#contract/shipping/delivery-day.ts'
import type { Estimate } from '#web/addresses/delivery-estimates.ts'

/** The most that can be promised with what is known of where it goes. */
export function deliveryText(now: Date, pin: string | undefined, estimate: Estimate | undefined): string {
  if (!pin || !estimate || (estimate.serviceable && !estimate.days)) return `Ships by ${dayInShort(dispatchDay(now))}`
  if (!estimate.serviceable || !estimate.days) return `We don’t deliver to ${pin} yet`
  return `Delivery to ${pin} by ${dayInShort(deliveryDay(now, estimate.days))}`
}

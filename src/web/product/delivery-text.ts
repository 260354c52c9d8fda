import { t } from '#contract/platform/t.ts'
import { dayInShort, deliveryDay, dispatchDay } from '#contract/shipping/delivery-day.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import type { Estimate } from '#web/addresses/fetch-estimate.ts'

/** The most that can be promised with what is known of where it goes. */
export function deliveryText(now: Date, pin: string | undefined, estimate: Estimate | undefined): string {
  const { dispatchDays } = shopFacts().shipping
  if (!pin || !estimate || (estimate.serviceable && !estimate.days))
    return t('Ships by {day}', { day: dayInShort(dispatchDay(now, dispatchDays)) })
  if (!estimate.serviceable || !estimate.days) return t('We don’t deliver to {pin} yet', { pin })
  return t('Delivery to {pin} by {day}', { pin, day: dayInShort(deliveryDay(now, dispatchDays, estimate.days)) })
}

import { t } from '#contract/platform/t.ts'
import { DISPATCH_WORKING_DAYS } from './delivery-day.ts'

export const shippingTexts = {
  get shipsIn() {
    return t('Ships in {days} working days', { days: DISPATCH_WORKING_DAYS })
  },
}

import { t } from '#contract/platform/t.ts'

/** In working days. */
export const shipsIn = (days: number) =>
  days === 1 ? t('Ships in 1 working day') : t('Ships in {days} working days', { days })

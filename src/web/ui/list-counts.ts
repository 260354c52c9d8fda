import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'
import { t } from '#contract/platform/t.ts'

/** 141, 2,000+ where counting stopped, or ~140 where it is an estimate. */
export const countText = (count: number, isAbout = false) =>
  count > COUNTED_UP_TO ? `${groupDigits(COUNTED_UP_TO)}+` : `${isAbout ? '~' : ''}${groupDigits(count)}`

export const productsText = (count: number) =>
  count === 1 ? t('1 product') : t('{count} products', { count: countText(count) })

import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'
import { t } from '#contract/platform/t.ts'

/** 141, or 2,000+ where counting stopped; 140+ where only some of a long list were looked at. */
export const countText = (count: number, isOfSome = false) =>
  `${groupDigits(Math.min(count, COUNTED_UP_TO))}${isOfSome || count > COUNTED_UP_TO ? '+' : ''}`

export const productsText = (count: number) =>
  count === 1 ? t('1 product') : t('{count} products', { count: countText(count) })

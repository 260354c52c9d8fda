import { msg, t } from '#contract/platform/t.ts'

/** The codes that the shop honours and what each takes off the total. */
const PERCENT_OFF: Readonly<Record<string, number>> = { DISCOUNT10: 10 }

export const INVALID_COUPON = msg('Invalid Coupon Code')

/** The code as the shop spells it, however it was typed; undefined when there is no such coupon. */
export function couponCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return Object.hasOwn(PERCENT_OFF, code) ? code : undefined
}

/** What every bill calls it: checkout, order and mail. */
export const discountText = (code: string | null | undefined) =>
  code ? t('Discount ({code})', { code }) : t('Discount')

export const percentOff = (code: string | null | undefined) => (code ? (PERCENT_OFF[code] ?? 0) : 0)

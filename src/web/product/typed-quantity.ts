import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import { t } from '#contract/platform/t.ts'

/** What a typed text means, and why it means less than it says. */
type Typed = {
  /** Undefined while it is no number: then the quantity stays what it was. */
  quantity: number | undefined
  note: string
  /** More digits only make it worse, so it is put right at once. */
  isTooMuch?: true
}

/** A whole number from one to what there is. */
export function typedQuantity(text: string, most: number): Typed {
  const typed = text.trim()
  if (typed === '') return { quantity: undefined, note: '' }
  if (!/^\d+$/.test(typed)) return { quantity: undefined, note: t('Enter a whole number') }
  if (Number(typed) > most) return { quantity: most, note: mostText(most), isTooMuch: true }
  return Number(typed) < 1 ? { quantity: 1, note: t('Minimum 1') } : { quantity: Number(typed), note: '' }
}

/** Why there cannot be more. */
export const mostText = (most: number) =>
  most < MOST_QUANTITY ? t('Only {count} in stock', { count: most }) : t('Maximum {count} per order', { count: most })

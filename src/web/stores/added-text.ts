import { cartTexts } from '#contract/cart/cart.texts.ts'
import { t } from '#contract/platform/t.ts'

/** What came of putting so many into the cart. */
export function addedText(added: number, asked: number, isInCart: boolean): string {
  if (added === 0) return isInCart ? t('Your cart already has all we have in stock') : cartTexts.tooManyLines
  return added < asked ? t('Added {count}, all we have in stock', { count: added }) : t('Added to cart')
}

import { cartTexts } from '#contract/cart/cart.texts.ts'

/** What came of putting so many into the cart. */
export function addedText(added: number, asked: number, isInCart: boolean): string {
  if (added === 0) return isInCart ? 'Your cart already has all we have in stock' : cartTexts.tooManyLines
  return added < asked ? `Added ${added}, all we have in stock` : 'Added to cart'
}

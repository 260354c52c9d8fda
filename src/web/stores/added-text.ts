import { cartTexts } from '#contract/cart/cart.texts.ts'

/** What came of putting so many into the cart. */
export function addedText(added: number, asked: number, isInCart: boolean): string {
  if (added === 0) return isInCart ? 'Your cart already has all that we have' : cartTexts.tooManyLines
  return added < asked ? `Added ${added}, which is all that we have` : 'Added to cart'
}

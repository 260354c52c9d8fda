import { LEAST_QUANTITY, MOST_LINES, MOST_QUANTITY } from './cart-limits.ts'

export const cartTexts = {
  empty: 'Your cart is empty',
  badQuantity: `Choose a whole number from ${LEAST_QUANTITY} to ${MOST_QUANTITY}`,
  tooManySaved: `You can save up to ${MOST_LINES} products for later`,
  tooManyLines: `Your cart can hold up to ${MOST_LINES} different products`,
  /** The shop had kept more for this account than the browser knew of. */
  merged: 'We’ve added the items from your last visit to your cart.',
  addressMissing: 'Please select or add a shipping address before proceeding.',
  buyNowAddressMissing: 'Please add/select an address before checkout.',
}

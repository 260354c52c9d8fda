import { t, texts } from '#contract/platform/t.ts'
import { LEAST_QUANTITY, MOST_LINES, MOST_QUANTITY } from './cart-limits.ts'

export const cartTexts = texts({
  empty: 'Your cart is empty',
  get badQuantity() {
    return t('Choose a whole number from {least} to {most}', { least: LEAST_QUANTITY, most: MOST_QUANTITY })
  },
  get tooManySaved() {
    return t('You can save up to {most} products for later', { most: MOST_LINES })
  },
  get tooManyLines() {
    return t('Your cart can hold up to {most} different products', { most: MOST_LINES })
  },
  /** The shop had kept more for this account than the browser knew of. */
  merged: 'We’ve added the items from your last visit to your cart.',
  addressMissing: 'Please select or add a shipping address before proceeding.',
  buyNowAddressMissing: 'Please add/select an address before checkout.',
})

import { failures } from '#contract/platform/failures.ts'
import { MOST_WISHES } from './wishlist.texts.ts'

export const wishlistFailures = failures('wishlist', {
  foreign: { status: 403, text: 'This is the wishlist of somebody else.' },
  full: { status: 409, text: `Your wishlist holds ${MOST_WISHES} products. Remove one to add another.` },
})

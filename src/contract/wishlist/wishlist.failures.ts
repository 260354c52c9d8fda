import { failures } from '#contract/platform/failures.ts'
import { MAX_WISHLIST_ITEMS } from './wishlist.texts.ts'

export const wishlistFailures = failures('wishlist', {
  foreign: { status: 403, text: 'This is the wishlist of somebody else.' },
  full: { status: 409, text: `Your wishlist holds ${MAX_WISHLIST_ITEMS} products. Remove one to add another.` },
})

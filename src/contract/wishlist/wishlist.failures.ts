import { failures } from '#contract/platform/failures.ts'
import { MAX_WISHLIST_ITEMS } from './wishlist.texts.ts'

export const wishlistFailures = failures('wishlist', {
  foreign: { status: 403, text: 'This is someone else’s wishlist.' },
  full: { status: 409, text: `Your wishlist is full with ${MAX_WISHLIST_ITEMS} products. Remove one to add another.` },
})

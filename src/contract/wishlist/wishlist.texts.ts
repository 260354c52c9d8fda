import { texts } from '#contract/platform/t.ts'
export const MAX_WISHLIST_ITEMS = 500

/** What the wishlist's screens and answers say. */
export const wishlistTexts = texts({
  empty: 'Your wishlist is empty.',
  added: 'Added to your wishlist.',
  removed: 'Removed from your wishlist.',
})

export const MAX_WISHLIST_ITEMS = 500

/** What the wishlist's screens and answers say. */
export const wishlistTexts = {
  empty: 'Your wishlist is empty.',
  added: 'Added to your wishlist.',
  removed: 'Removed from your wishlist.',
}

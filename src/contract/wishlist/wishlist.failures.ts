import { failures } from '#contract/platform/failures.ts'

export const wishlistFailures = failures('wishlist', {
  foreign: { status: 403, text: 'This is someone else’s wishlist.' },
  full: { status: 409, text: 'Your wishlist is full with {most} products. Remove one to add another.' },
})

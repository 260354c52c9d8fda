import { texts } from '#contract/platform/t.ts'

export const wishlistPageTexts = texts({
  mustLogIn: 'Log in to save to your wishlist',
  kept: 'We’ll add this product once you’re logged in.',
  inList: 'In your wishlist',
})

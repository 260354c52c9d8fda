import { z } from 'zod'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { productCard, productId } from '#contract/catalog/product.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { wishlistFailures } from './wishlist.failures.ts'

const MOST_AT_ONCE = 50
const MOST_OF_ONE = 999

const done = z.object({ message: z.string() })

export const wishlistItem = z.object({
  /** A product is in a wishlist once, so its id is also the item's. */
  _id: z.string(),
  productId: productCard,
  quantity: z.int(),
})
export type WishlistItem = z.output<typeof wishlistItem>

export const addWishlistCall = endpoint('addWishlist', 'POST', '/api/v2/wishlist/addWishlist', {
  who: 'useAccount',
  summary: 'Puts products on my wishlist. One that is there already stays, in the quantity given now.',
  input: z.object({
    /** Mine, if it is given at all. */
    userId: z.string().max(64).nullish(),
    items: z
      .array(z.object({ productId, quantity: z.int().min(1).max(MOST_OF_ONE).default(1) }))
      .min(1, errorMessage('Choose a product'))
      .max(MOST_AT_ONCE, errorMessage('Add up to {most} products at a time', { most: MOST_AT_ONCE })),
  }),
  answer: done,
  failures: [catalogFailures.unknownProduct, wishlistFailures.foreign, wishlistFailures.full],
})

export const removeWishlistItemCall = endpoint('removeWishlistItem', 'POST', '/api/v2/wishlist/removeWishlistItem', {
  who: 'useAccount',
  summary: 'Takes a product off my wishlist, if it is there.',
  input: z.object({ productId }),
  answer: done,
})

export const wishlistCall = endpoint('wishlist', 'GET', '/api/v2/wishlist/Wishlists/:userId', {
  who: 'useAccount',
  summary: 'My wishlist with its products, newest first.',
  input: z.object({ userId: z.string().max(64) }),
  answer: z.object({ data: z.object({ userId: z.string(), items: z.array(wishlistItem) }) }),
  failures: [wishlistFailures.foreign],
})

export const wishlistProductsCall = endpoint('wishlistProducts', 'GET', '/api/v2/wishlist/products', {
  who: 'useAccount',
  summary: 'The ids of the products on my wishlist, newest first: enough to fill the hearts of a page.',
  answer: z.object({ data: z.array(z.string()) }),
})

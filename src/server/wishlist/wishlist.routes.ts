import type { FastifyInstance } from 'fastify'
import {
  addWishlistCall,
  removeWishlistItemCall,
  wishlistCall,
  wishlistProductsCall,
} from '#contract/wishlist/wishlist.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addToWishlist, removeFromWishlist } from './change-wishlist.ts'
import { getWishlist, listWishlistProducts } from './get-wishlist.ts'

export default async function wishlistRoutes(app: FastifyInstance) {
  serve(app, addWishlistCall, addToWishlist)
  serve(app, removeWishlistItemCall, removeFromWishlist)
  serve(app, wishlistCall, getWishlist)
  serve(app, wishlistProductsCall, listWishlistProducts)
}

import type { FastifyInstance } from 'fastify'
import {
  addWishlistCall,
  removeWishlistItemCall,
  wishedProductsCall,
  wishlistCall,
} from '#contract/wishlist/wishlist.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { addWishes } from './add-wishes.ts'
import { listWishedProducts, listWishes } from './list-wishes.ts'
import { removeWish } from './remove-wish.ts'

export default async function wishlistRoutes(app: FastifyInstance) {
  serve(app, addWishlistCall, addWishes)
  serve(app, removeWishlistItemCall, removeWish)
  serve(app, wishlistCall, listWishes)
  serve(app, wishedProductsCall, listWishedProducts)
}

import {
  addWishlistCall,
  removeWishlistItemCall,
  wishlistCall,
  wishlistProductsCall,
} from '#contract/wishlist/wishlist.endpoints.ts'
import { api } from '#web/kit/api.ts'

export const fetchWished = async () => (await api(wishlistProductsCall)).data

export const fetchWishlist = async (userId: string) => (await api(wishlistCall, { userId })).data.items

export const sendWish = (productId: string, isWished: boolean) =>
  isWished ? api(addWishlistCall, { items: [{ productId, quantity: 1 }] }) : api(removeWishlistItemCall, { productId })

import { z } from 'zod'
import { productCard, productId } from '#contract/catalog/product.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { cartTexts } from './cart.texts.ts'
import { MOST_LINES } from './cart-limits.ts'
import { cartInput, cartLine } from './cart-line.ts'

/** A product is in the cart or put aside for later, never both. */
const cart = z.object({ data: z.array(cartLine), saved: z.array(cartLine) })

export const getCartCall = endpoint('getCart', 'GET', '/api/v2/cart', {
  who: 'useAccount',
  summary: 'My cart and what I saved for later, with the products as they are sold now.',
  answer: cart,
})

export const mergeCartCall = endpoint('mergeCart', 'POST', '/api/v2/cart/merge', {
  who: 'useAccount',
  summary:
    'Joins the cart of a browser with the kept one: of each product the larger quantity. Unknown products are left out.',
  input: cartInput,
  answer: cart.extend({
    /** Whether the kept cart had more than the one that was sent. */
    merged: z.boolean(),
  }),
})

export const setCartCall = endpoint('setCart', 'POST', '/api/v2/cart/set', {
  who: 'useAccount',
  summary: 'Replaces my whole cart. Unknown products are left out.',
  input: cartInput,
  answer: cart,
})

export const checkCartCall = endpoint('checkCart', 'POST', '/api/v2/cart/check', {
  who: 'anyone',
  summary:
    'These products as the caller can buy them now: pieces that wait for their own payment count as there. Those that are sold no longer are left out.',
  input: z.object({ productIds: z.array(productId).max(MOST_LINES, { error: () => cartTexts.tooManyLines }) }),
  answer: z.object({ data: z.array(productCard) }),
})

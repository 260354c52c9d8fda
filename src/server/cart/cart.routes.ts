import type { FastifyInstance } from 'fastify'
import { checkCartCall, getCartCall, mergeCartCall, setCartCall } from '#contract/cart/cart.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { mergeCart, setCart } from './change-cart.ts'
import { checkCart, getCart } from './get-cart.ts'

export default async function cartRoutes(app: FastifyInstance) {
  serve(app, getCartCall, getCart)
  serve(app, mergeCartCall, mergeCart)
  serve(app, setCartCall, setCart)
  serve(app, checkCartCall, checkCart)
}

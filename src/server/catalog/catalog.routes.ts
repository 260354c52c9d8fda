import type { FastifyInstance } from 'fastify'
import { getProductCall, listCardsCall, listProductsCall } from '#contract/catalog/catalog.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { getProduct, listCards, listProducts } from './list-products.ts'

export default async function catalogRoutes(app: FastifyInstance) {
  serve(app, listProductsCall, listProducts)
  serve(app, listCardsCall, listCards)
  serve(app, getProductCall, getProduct)
}

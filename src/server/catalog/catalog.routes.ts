import type { FastifyInstance } from 'fastify'
import {
  categoryCalls,
  getProductCall,
  listCardsCall,
  listProductsCall,
  relatedProductsCall,
} from '#contract/catalog/catalog.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { getProduct } from './get-product.ts'
import { listCards, listCategory, listProducts } from './list-products.ts'
import { relatedProducts } from './related-products.ts'

export default async function catalogRoutes(app: FastifyInstance) {
  serve(app, listProductsCall, listProducts)
  serve(app, listCardsCall, listCards)
  serve(app, getProductCall, getProduct)
  serve(app, relatedProductsCall, relatedProducts)
  for (const { category, call } of categoryCalls) serve(app, call, listCategory(category))
}

import type { FastifyInstance } from 'fastify'
import { productFacetsCall } from '#contract/catalog/catalog.endpoints.ts'
import { searchCardsCall, searchProductsCall, suggestCall } from '#contract/search/search.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { searchFacets } from './search-facets.ts'
import { searchCards, searchProducts } from './search-products.ts'
import { suggestWithCards } from './suggest-with-cards.ts'

export default async function searchRoutes(app: FastifyInstance) {
  serve(app, searchProductsCall, searchProducts)
  serve(app, searchCardsCall, searchCards)
  serve(app, suggestCall, suggestWithCards)
  serve(app, productFacetsCall, searchFacets)
}

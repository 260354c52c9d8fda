import type { FastifyInstance } from 'fastify'
import { trendingProducts } from './activity/list-trending.ts'
import { SHOP_PAGES } from './seo/shop-pages.ts'

const MOST_PRODUCTS = 12

/**
 * Makes the pages that visitors come to first before anyone asks for them, one after the other, as browsers take them. What
 * fails is made when somebody asks.
 */
export async function warmPages(app: FastifyInstance): Promise<void> {
  try {
    const products = await trendingProducts(app.db, MOST_PRODUCTS, [])
    for (const path of [...SHOP_PAGES, ...products.map((id) => `/product/${id}`)]) {
      if (!app.server.listening) return
      await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
    }
  } catch (error) {
    app.log.warn({ err: error }, 'the first pages could not be made ahead')
  }
}

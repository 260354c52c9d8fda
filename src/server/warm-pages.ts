import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { trendingProducts } from './activity/list-trending.ts'
import { SHOP_PAGES } from './seo/shop-pages.ts'

const MOST_PRODUCTS = 12
/** Said in the log when all of them are made. */
export const FIRST_PAGES_READY = 'the first pages lie ready'

/**
 * Makes the pages that visitors come to first before anyone asks for them, one after the other, as browsers take them. What
 * fails is made when somebody asks. It rests as long as each took, so that whoever comes in the first seconds has half of the shop.
 */
export async function warmPages(app: FastifyInstance): Promise<void> {
  try {
    const products = await trendingProducts(app.db, MOST_PRODUCTS, [])
    for (const path of [...SHOP_PAGES, ...products.map((id) => `/product/${id}`)]) {
      if (!app.server.listening) return
      const from = performance.now()
      await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
      await setTimeout(performance.now() - from, undefined, { ref: false })
    }
    app.log.info(FIRST_PAGES_READY)
  } catch (error) {
    app.log.warn({ err: error }, 'the first pages could not be made ahead')
  }
}

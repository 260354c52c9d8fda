import type { Db } from '#server/platform/db/database.ts'
import { SHOP_PAGES } from './shop-pages.ts'
import { endOfPart, productsOfPart } from './sitemap.store.ts'
import { indexXml, pagesXml } from './sitemap-xml.ts'

const PRODUCTS_A_SITEMAP = 5_000
/** Five million products; the format itself allows ten times as many. */
const MOST_SITEMAPS = 1_000

/** Names the other sitemaps. Products come in parts; each part is addressed by the id after which it begins. */
export async function sitemapIndex(db: Db, publicUrl: string, size = PRODUCTS_A_SITEMAP): Promise<string> {
  const products = `${publicUrl}/sitemaps/products.xml`
  const sitemaps = [`${publicUrl}/sitemaps/pages.xml`, products]
  let end = await endOfPart(db, undefined, size)
  while (end && sitemaps.length < MOST_SITEMAPS) {
    sitemaps.push(`${products}?after=${end}`)
    end = await endOfPart(db, end, size)
  }
  return indexXml(sitemaps.map((url) => ({ url })))
}

export const pagesSitemap = (publicUrl: string) => pagesXml(SHOP_PAGES.map((path) => ({ url: publicUrl + path })))

export async function productsSitemap(db: Db, publicUrl: string, after: string | undefined): Promise<string> {
  const end = await endOfPart(db, after, PRODUCTS_A_SITEMAP)
  const products = await productsOfPart(db, { after, end, size: PRODUCTS_A_SITEMAP })
  return pagesXml(products.map(({ id, created_at }) => ({ url: `${publicUrl}/product/${id}`, changedAt: created_at })))
}

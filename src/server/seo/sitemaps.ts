import { LANGUAGE_CODES } from '#contract/platform/languages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { SHOP_PAGES } from './shop-pages.ts'
import { endsOfParts, productsOfPart } from './sitemap.store.ts'
import { indexXml, pagesXml } from './sitemap-xml.ts'

/** What the format allows in one file, of sitemaps and, with each of their languages, of pages. A part has some 2,000 products, and never so many. */
const MOST = 50_000

/** Names the other sitemaps. Products come in parts; each part is addressed by the id after which it begins. */
export async function sitemapIndex(db: Db, publicUrl: string): Promise<string> {
  const products = `${publicUrl}/sitemaps/products.xml`
  const ends = await endsOfParts(db, undefined, MOST - 2)
  const sitemaps = [`${publicUrl}/sitemaps/pages.xml`, products, ...ends.map((end) => `${products}?after=${end}`)]
  return indexXml(sitemaps.map((url) => ({ url })))
}

export const pagesSitemap = (publicUrl: string) =>
  pagesXml(
    publicUrl,
    SHOP_PAGES.map((path) => ({ path })),
  )

export async function productsSitemap(db: Db, publicUrl: string, after: string | undefined): Promise<string> {
  const [end] = await endsOfParts(db, after, 1)
  const products = await productsOfPart(db, { after, end, most: MOST / LANGUAGE_CODES.length })
  return pagesXml(
    publicUrl,
    products.map(({ id, created_at }) => ({ path: `/product/${id}`, changedAt: created_at })),
  )
}

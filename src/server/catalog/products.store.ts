import { sql } from 'kysely'
import type { GalleryPicture } from '#contract/catalog/gallery.ts'
import type { Product, ProductCard } from '#contract/catalog/product.ts'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/database.ts'
import { onlyPicture } from './product-pictures.store.ts'
import { CARD_COLUMNS, DETAIL_COLUMNS, toCard, toProduct } from './product-rows.ts'

/** The cards of these products, in no particular order. */
export async function cardsOf(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  const rows = await withImages(db).select(CARD_COLUMNS).where('products.id', 'in', ids).execute()
  return rows.map(toCard)
}

export async function cardsLocked(tx: Db, ids: readonly string[]): Promise<ProductCard[]> {
  const cards = withImages(tx).select(CARD_COLUMNS).where('products.id', 'in', ids)
  return (await cards.forKeyShare('products').execute()).map(toCard)
}

/** These products whole, in no particular order. */
export async function productsOf(db: Db, ids: readonly string[]): Promise<Product[]> {
  const rows = await withImages(db)
    .select(CARD_COLUMNS)
    .select(DETAIL_COLUMNS)
    .where('products.id', 'in', ids)
    .execute()
  return rows.map(toProduct)
}

type NotedPicture = GalleryPicture['image'] & Pick<GalleryPicture, 'alt'>

/** All that a product's own page says of it, in one statement. */
const shownById = builtOnce((db, id: string) =>
  withImages(db)
    .select(CARD_COLUMNS)
    .select(DETAIL_COLUMNS)
    .select([
      sql<NotedPicture[] | null>`(
        select json_agg(json_build_object('id', picture.id, 'width', picture.width, 'height', picture.height, 'alt', noted.alt) order by noted.place)
        from product_pictures as noted join images as picture on picture.id = noted.image_id
        where noted.product_id = products.id
      )`.as('pictures'),
      sql<string | null>`(select full_name from users where users.id = products.seller_id)`.as('sold_by'),
    ])
    .where('products.id', '=', id),
)

/** With its pictures, and who sells it, by name; null where it is the shop itself. */
export async function shownProduct(db: Db, id: string) {
  const [row] = await shownById(db, id)
  if (!row) return undefined
  const product = toProduct(row)
  const noted = row.pictures?.map(({ alt, ...image }): GalleryPicture => ({ image, alt }))
  return { ...product, pictures: noted ?? onlyPicture(product), soldBy: row.sold_by }
}

const withImages = (db: Db) => db.selectFrom('products').innerJoin('images', 'images.id', 'products.image_id')

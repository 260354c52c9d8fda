import type { Product, ProductCard } from '#contract/catalog/product.ts'
import type { Db } from '#server/platform/db/database.ts'
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

/** Who sells it, by name; null where it is the shop itself. */
export async function sellerNameOf(db: Db, productId: string): Promise<string | null> {
  const seller = await db
    .selectFrom('products')
    .innerJoin('users', 'users.id', 'products.seller_id')
    .select('users.full_name as name')
    .where('products.id', '=', productId)
    .executeTakeFirst()
  return seller?.name ?? null
}

const withImages = (db: Db) => db.selectFrom('products').innerJoin('images', 'images.id', 'products.image_id')

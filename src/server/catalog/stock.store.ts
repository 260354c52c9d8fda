import { sql } from 'kysely'
import type { Paise } from '#contract/catalog/money.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Statement } from '#server/platform/db/write-together.ts'

/** What an order needs to know of a product, as it is at this moment. */
export type SoldProduct = {
  id: string
  name: string
  pricePaise: Paise
  stock: number
  imageId: string
  category: string
  weightGrams: string | number | null
  sellerId: string | null
  sellerName: string | null
}

/** Reads products that nobody else can sell or reprice until the transaction ends; always locked in the same order. */
export async function selectProductsForUpdate(tx: Db, ids: readonly string[]): Promise<SoldProduct[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('products')
    .select([
      'id',
      'name',
      'price_paise as pricePaise',
      'stock',
      'image_id as imageId',
      'category',
      'weight_g as weightGrams',
      'seller_id as sellerId',
    ])
    .select((product) =>
      product
        .selectFrom('users')
        .select('users.full_name')
        .whereRef('users.id', '=', 'products.seller_id')
        .as('sellerName'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate('products')
    .execute()
}

/** Adds to the stock of each product, on sale or not, or takes away. The table itself refuses to go below zero. */
export function addedToStock(pieces: ReadonlyMap<string, number>): Statement[] {
  if (pieces.size === 0) return []
  const [ids, counts] = [[...pieces.keys()], [...pieces.values()]]
  return [
    sql`
      update all_products as product set stock = product.stock + change.pieces
      from unnest(${ids}::uuid[], ${counts}::integer[]) as change (id, pieces)
      where product.id = change.id`,
  ]
}

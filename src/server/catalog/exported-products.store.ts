import type { Product } from '#contract/catalog/product.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import type { Db } from '#server/platform/db/database.ts'
import { bothLanguages, CARD_COLUMNS, DETAIL_COLUMNS, toProduct } from './product-rows.ts'
import { toVariant, withVariant } from './variants.store.ts'

export type ExportedProduct = Product &
  ReturnType<typeof bothLanguages> & { version: number; variant: ProductVariant | null }

/** The next products, oldest first; without a seller everybody's. */
export async function exportedAfter(
  db: Db,
  sellerId: string | undefined,
  after: string | undefined,
  limit: number,
): Promise<ExportedProduct[]> {
  const rows = await withVariant(db)
    .innerJoin('images', 'images.id', 'products.image_id')
    .select(CARD_COLUMNS)
    .select(DETAIL_COLUMNS)
    .select('products.version')
    .$if(sellerId !== undefined, (query) => query.where('products.seller_id', '=', sellerId as string))
    .$if(after !== undefined, (query) => query.where('products.id', '>', after as string))
    .orderBy('products.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...toProduct(row),
    ...bothLanguages(row),
    version: row.version,
    variant: toVariant(row),
  }))
}

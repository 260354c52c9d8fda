import type { Selectable } from 'kysely'
import type { Product } from '#contract/catalog/product.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ProductsTable } from './product.table.ts'
import { bothLanguages, CARD_COLUMNS, DETAIL_COLUMNS, toProduct } from './product-rows.ts'
import { toVariant, withVariant } from './variants.store.ts'

export type ExportedProduct = Product &
  ReturnType<typeof bothLanguages> &
  Pick<Selectable<ProductsTable>, 'version' | 'state' | 'sku' | 'barcode'> & { variant: ProductVariant | null }

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
    .select(['products.version', 'products.state', 'products.sku', 'products.barcode'])
    .$if(sellerId !== undefined, (query) => query.where('products.seller_id', '=', sellerId as string))
    .$if(after !== undefined, (query) => query.where('products.id', '>', after as string))
    .orderBy('products.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...toProduct(row),
    ...bothLanguages(row),
    version: row.version,
    state: row.state,
    sku: row.sku,
    barcode: row.barcode,
    variant: toVariant(row),
  }))
}

import { sql } from 'kysely'
import { manageFailures } from '#contract/catalog/manage-products.failures.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The indexes that let nobody use a code twice, and what they say beside which field. */
const UNIQUE: Record<string, Record<string, string>> = {
  products_sku_of_seller: { sku: productTexts.skuTaken },
  products_barcode_of_seller: { barcode: productTexts.barcodeTaken },
}

/** Does what may need a code that is taken by then, and says which. */
export async function withFreeCodes<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const fields = UNIQUE[(error as { constraint?: string }).constraint ?? '']
    throw fields ? new Failure(manageFailures.codeTaken, { fields, cause: error }) : error
  }
}

type Codes = { skus: readonly string[]; barcodes: readonly string[] }
export type CodeOwner = { id: string; name: string; sku: string | null; barcode: string | null }

/** The products of an owner that have one of these codes; null is the shop itself. */
export async function ownersOfCodes(db: Db, sellerId: string | null, { skus, barcodes }: Codes): Promise<CodeOwner[]> {
  const found = (codes: readonly string[], column: 'lower(sku)' | 'barcode') => sql`
    select id, name, sku, barcode from all_products
    where ${sellerId === null ? sql`seller_id is null` : sql`seller_id = ${sellerId}`}
      and ${sql.raw(column)} = any(${codes}::text[])`
  const lower = skus.map((sku) => sku.toLowerCase())
  const wanted = [
    ...(lower.length > 0 ? [found(lower, 'lower(sku)')] : []),
    ...(barcodes.length > 0 ? [found(barcodes, 'barcode')] : []),
  ]
  if (wanted.length === 0) return []
  const { rows } = await sql<CodeOwner>`${sql.join(wanted, sql` union `)}`.execute(db)
  return rows
}

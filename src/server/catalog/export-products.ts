import { PRODUCT_COLUMNS, type ProductColumn } from '#contract/catalog/product-csv.ts'
import { optionsText } from '#contract/catalog/product-family.ts'
import type { exportProductsCall } from '#contract/catalog/product-import.endpoints.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/platform/csv-cells.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { dateInIndia } from '#contract/platform/india-days.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { type ExportedProduct, exportedAfter } from './exported-products.store.ts'
import { sellerScope } from './seller-scope.ts'

const ROWS_A_PART = 500

/** The products that the caller manages as a table, read and sent part by part. */
export async function exportProducts(ctx: Ctx): Promise<AnswerOf<typeof exportProductsCall>> {
  await recordSecurity(ctx.db, ctx, { event: 'products-exported', of: signedIn(ctx).id })
  const name = `likho-products-${dateInIndia(ctx.now)}.csv`
  return { name, chunks: productLines(ctx.db, sellerScope(ctx)) }
}

async function* productLines(db: Db, sellerId: string | undefined): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(PRODUCT_COLUMNS)
  let after: string | undefined
  do {
    const products = await exportedAfter(db, sellerId, after, ROWS_A_PART)
    yield products.map(lineOf).join('')
    after = products.length < ROWS_A_PART ? undefined : products.at(-1)?._id
  } while (after)
}

/** `width` is what the form calls breadth. What some products say of their measures in words is no measure. */
function lineOf({ attributes, length, width, height, weight, variant, ...product }: ExportedProduct): string {
  const cells: { [Column in ProductColumn]?: string | number | undefined } = {
    ...attributes,
    ...product,
    nameHi: product.nameHi ?? undefined,
    descriptionHi: product.descriptionHi ?? undefined,
    sku: product.sku ?? undefined,
    barcode: product.barcode ?? undefined,
    ...{ length, breadth: width, height, weight },
    family: variant?.family,
    options: variant ? optionsText(variant.options) : undefined,
    stocksBefore: product.stocks,
  }
  return csvLine(PRODUCT_COLUMNS.map((column) => cells[column]))
}

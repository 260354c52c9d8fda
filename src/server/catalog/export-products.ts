import { cellsOf, PRODUCT_COLUMNS } from '#contract/catalog/product-csv.ts'
import type { exportProductsCall } from '#contract/catalog/product-import.endpoints.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/platform/csv-cells.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { dateInIndia } from '#contract/platform/india-days.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { managedAfter } from './managed-products.store.ts'
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
    const products = await managedAfter(db, sellerId, after, ROWS_A_PART)
    yield products.map(lineOf).join('')
    after = products.length < ROWS_A_PART ? undefined : products.at(-1)?._id
  } while (after)
}

function lineOf(product: Awaited<ReturnType<typeof managedAfter>>[number]): string {
  const cells = { ...cellsOf(product), _id: product._id, stocksBefore: product.stocks, version: product.version }
  return csvLine(PRODUCT_COLUMNS.map((column) => cells[column]))
}

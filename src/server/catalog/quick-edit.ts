import type { Selectable } from 'kysely'
import { changesBetween } from '#contract/audit/changes-between.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { manageFailures } from '#contract/catalog/manage-products.failures.ts'
import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { mrpFault } from '#contract/catalog/mrp.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type { setPriceCall, setStockCall } from '#contract/catalog/quick-edit.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lockProductOf, updateProductRow } from './change-products.store.ts'
import type { ProductsTable } from './product.table.ts'
import { auditedFields } from './product-columns.ts'
import { sellerScope } from './seller-scope.ts'

type Row = Selectable<ProductsTable>

export async function setPrice(
  ctx: Ctx,
  { id, price, before }: ParsedInput<typeof setPriceCall>,
): Promise<AnswerOf<typeof setPriceCall>> {
  await change(ctx, id, (row) => {
    const now = toRupees(row.price_paise)
    if (now !== before)
      throw new Failure(manageFailures.priceChanged, { values: { now: formatRupees(now) }, data: { now: String(now) } })
    const fault = mrpFault(price, row.mrp_paise === null ? null : toRupees(row.mrp_paise))
    if (fault) throw new Failure(manageFailures.notSaved, { fields: { price: fault } })
    return { price_paise: toPaise(price) }
  })
  return { message: productTexts.priceSet }
}

export async function setStock(
  ctx: Ctx,
  { id, stocks, before }: ParsedInput<typeof setStockCall>,
): Promise<AnswerOf<typeof setStockCall>> {
  await change(ctx, id, ({ stock: now }) => {
    if (now !== before) throw new Failure(manageFailures.stockChanged, { values: { now }, data: { now: String(now) } })
    return { stock: stocks }
  })
  return { message: productTexts.stockSet }
}

async function change(ctx: Ctx, id: string, to: (row: Row) => Partial<Row>): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockProductOf(tx, id, sellerScope(ctx))
    if (!row) throw new Failure(catalogFailures.unknownProduct)
    const { price_paise = row.price_paise, stock = row.stock } = to(row)
    await updateProductRow(tx, id, { price_paise, stock })
    const changes = changesBetween(auditedFields(row), auditedFields({ ...row, price_paise, stock }))
    await recordChange(tx, ctx.actor, ctx.now, { action: 'productChanged', id, changes })
  })
}

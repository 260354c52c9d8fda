import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { manageFailures } from '#contract/catalog/manage-products.failures.ts'
import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import { mrpFault } from '#contract/catalog/mrp.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type { setPriceCall, setStockCall } from '#contract/catalog/quick-edit.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { lockProductOf, updateProducts } from './change-products.store.ts'
import { changesOf, type Given, type ProductRow, withFields } from './product-columns.ts'
import { sellerScope } from './seller-scope.ts'

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
    return { price }
  })
  return { message: productTexts.priceSet }
}

export async function setStock(
  ctx: Ctx,
  { id, stocks, before }: ParsedInput<typeof setStockCall>,
): Promise<AnswerOf<typeof setStockCall>> {
  await change(ctx, id, ({ stock: now }) => {
    if (now !== before) throw new Failure(manageFailures.stockChanged, { values: { now }, data: { now: String(now) } })
    return { stocks }
  })
  return { message: productTexts.stockSet }
}

async function change(ctx: Ctx, id: string, to: (row: ProductRow) => Given): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockProductOf(tx, id, sellerScope(ctx))
    if (!row) throw new Failure(catalogFailures.unknownProduct)
    const after = withFields(row, to(row))
    await updateProducts(tx, [after])
    const changes = changesOf(row, after)
    await recordChange(tx, ctx.actor, ctx.now, { action: 'productChanged', id, changes })
  })
}

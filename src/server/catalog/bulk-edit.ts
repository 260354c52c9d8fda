import type { Selectable } from 'kysely'
import { changesBetween } from '#contract/audit/changes-between.ts'
import type { bulkEditCall, previewBulkEditCall } from '#contract/catalog/bulk-edit.endpoints.ts'
import { type BulkChange, type PlannedChange, planChange } from '#contract/catalog/bulk-edit.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { Category } from '#contract/catalog/category.ts'
import { manageFailures } from '#contract/catalog/manage-products.failures.ts'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { ProductState } from '#contract/catalog/product-state.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChanges } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/context.ts'
import { productsOf, updateProducts } from './bulk-products.store.ts'
import type { ProductsTable } from './product.table.ts'
import { auditedFields } from './product-columns.ts'
import { sellerScope } from './seller-scope.ts'

type Row = Selectable<ProductsTable>

export async function previewBulkEdit(
  ctx: Ctx,
  { ids, change }: ParsedInput<typeof previewBulkEditCall>,
): Promise<AnswerOf<typeof previewBulkEditCall>> {
  const products = await productsOf(ctx.db, ids, sellerScope(ctx), { lock: false })
  const data = ids.map((id) => {
    const row = known(products, id)
    return { _id: id, name: row.name, ...planFor(row, change) }
  })
  return { data }
}

/** All or none: whoever looked at a preview gets what they saw. Pieces that are added may be added to any number. */
export async function bulkEdit(
  ctx: Ctx,
  { rows, change }: ParsedInput<typeof bulkEditCall>,
): Promise<AnswerOf<typeof bulkEditCall>> {
  const seen = new Map(rows.map(({ id, before }) => [id, before]))
  await ctx.db.transaction().execute(async (tx) => {
    const products = await productsOf(tx, [...seen.keys()], sellerScope(ctx), { lock: true })
    const changed = [...seen].map(([id, before]) => {
      const row = known(products, id)
      const plan = planFor(row, change)
      const isAsSeen = plan.before === before || change.kind === 'stockBy'
      if (!isAsSeen || plan.fault !== null) throw new Failure(manageFailures.previewOutdated)
      return { row, after: { ...row, ...columnsOf(change, plan) } }
    })
    await updateProducts(
      tx,
      changed.map(({ after }) => after),
    )
    const history = changed.map(({ row, after }) => ({
      action: 'productChanged' as const,
      id: row.id,
      changes: changesBetween(auditedFields(row), auditedFields(after)),
    }))
    await recordChanges(tx, ctx.actor?.id, ctx.now, history)
  })
  return { message: seen.size === 1 ? '1 product changed' : `${seen.size} products changed` }
}

function known(products: ReadonlyMap<string, Row>, id: string): Row {
  const row = products.get(id)
  if (!row) throw new Failure(catalogFailures.unknownProduct)
  return row
}

const planFor = ({ price_paise, mrp_paise, stock, state, category }: Row, change: BulkChange) => {
  const mrp = mrp_paise === null ? null : toRupees(mrp_paise)
  return planChange({ price: toRupees(price_paise), mrp, stocks: stock, state, category }, change)
}

function columnsOf({ kind }: BulkChange, { after }: PlannedChange): Partial<Row> {
  if (kind === 'state') return { state: after as ProductState }
  if (kind === 'category') return { category: after as Category }
  return kind === 'stockTo' || kind === 'stockBy' ? { stock: Number(after) } : { price_paise: toPaise(Number(after)) }
}

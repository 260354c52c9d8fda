import type { bulkEditCall, previewBulkEditCall } from '#contract/catalog/bulk-edit.endpoints.ts'
import { BULK_FIELDS, type BulkChange, type PlannedFacts, planChange } from '#contract/catalog/bulk-edit.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { manageFailures } from '#contract/catalog/manage-products.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChanges } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { productRows, updateProducts } from './change-products.store.ts'
import { changesOf, fieldsOf, type ProductRow, withFields } from './product-columns.ts'
import { sellerScope } from './seller-scope.ts'

export async function previewBulkEdit(
  ctx: Ctx,
  { ids, change }: ParsedInput<typeof previewBulkEditCall>,
): Promise<AnswerOf<typeof previewBulkEditCall>> {
  const products = await productRows(ctx.db, ids, { sellerId: sellerScope(ctx), lock: false })
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
    const products = await productRows(tx, [...seen.keys()], { sellerId: sellerScope(ctx), lock: true })
    const changed = [...seen].map(([id, before]) => {
      const row = known(products, id)
      const plan = planFor(row, change)
      const isAsSeen = plan.before === before || change.kind === 'stockBy'
      if (!isAsSeen || plan.fault !== null) throw new Failure(manageFailures.previewOutdated)
      return { row, after: withFields(row, { [BULK_FIELDS[change.kind]]: plan.after }) }
    })
    await updateProducts(
      tx,
      changed.map(({ after }) => after),
    )
    const history = changed.map(({ row, after }) => ({
      action: 'productChanged' as const,
      id: row.id,
      changes: changesOf(row, after),
    }))
    await recordChanges(tx, ctx.actor?.id, ctx.now, history)
  })
  return { message: seen.size === 1 ? '1 product changed' : `${seen.size} products changed` }
}

function known(products: ReadonlyMap<string, ProductRow>, id: string): ProductRow {
  const row = products.get(id)
  if (!row) throw new Failure(catalogFailures.unknownProduct)
  return row
}

const planFor = (row: ProductRow, change: BulkChange) => planChange(fieldsOf(row) as PlannedFacts, change)

import type { Selectable } from 'kysely'
import type { Changes } from '#contract/audit/audit-entry.ts'
import { changesBetween } from '#contract/audit/changes-between.ts'
import { undoTexts } from '#contract/catalog/product-import.texts.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import { type FieldValue, takeBack } from '#contract/catalog/take-back.ts'
import { changedSince } from '#server/audit/changed-since.ts'
import { imagesThere } from '#server/gateways/images/images-there.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sellingFaults } from '../assert-sellable.ts'
import type { ProductsTable } from '../product.table.ts'
import { auditedFields } from '../product-columns.ts'
import type { ImportedChange } from './imported-changes.store.ts'
import { planCodes } from './plan-codes.ts'
import { planMovesBack } from './plan-moves-back.ts'
import { fieldsOf, type WrittenRow, withFields } from './product-fields.ts'

type Row = Selectable<ProductsTable>
type Restore = { line: number; row: Row; back: Record<string, FieldValue>; notes: CellFault[] }

type Restores = {
  rows: WrittenRow[]
  stays: [line: number, notes: CellFault[]][]
  history: { id: string; changes: Changes }[]
  writeFamilies: () => Promise<void>
}

/** How products that an import changed become what they were, as far as they can. */
export async function planRestores(
  tx: Db,
  changed: readonly ImportedChange[],
  products: ReadonlyMap<string, Row>,
): Promise<Restores> {
  const gone = changed.filter(({ product_id }) => !products.has(product_id))
  const there = changed
    .flatMap((one) => ({ ...one, row: products.get(one.product_id) as Row }))
    .filter(({ row }) => row)
  const edited = await editedStocks(tx, there)
  const plans = there.map(({ line, row, changes }): Restore => {
    const { back, stays } = takeBack(fieldsOf(row), changes, { isStockEdited: edited.has(row.id) })
    return { line, row, back, notes: stays }
  })
  plans.forEach(keepSellable)
  await keepPictures(tx, plans)
  await keepCodes(tx, plans)
  const families = await planMovesBack(tx, there)

  const restored = plans.flatMap(({ row, back }) => {
    const after = withFields(row, back)
    const changes = { ...changesBetween(auditedFields(row), auditedFields(after)), ...families.changes.get(row.id) }
    return Object.keys(changes).length > 0 ? { after, changes } : []
  })
  return {
    rows: restored.map(({ after }) => after),
    history: restored.map(({ after, changes }) => ({ id: after.id, changes })),
    stays: [
      ...gone.map(({ line }): [number, CellFault[]] => [line, [{ column: '', text: undoTexts.gone }]]),
      ...plans.map(({ line, row, notes }): [number, CellFault[]] => [
        line,
        [...notes, ...(families.notes.get(row.id) ?? [])],
      ]),
    ],
    writeFamilies: families.write,
  }
}

/** Products whose stock somebody has set since. Sales are no entries of the log. */
function editedStocks(tx: Db, there: readonly (ImportedChange & { row: Row })[]): Promise<Set<string>> {
  const counted = there.filter(({ changes }) => changes.stock)
  const marks = counted.map(({ row, marked }) => ({ id: row.id, entry: marked }))
  return changedSince(tx, 'product', 'stocks', marks)
}

function keep({ back, notes }: Restore, fields: readonly string[], text: string): void {
  for (const field of fields.filter((field) => field in back)) {
    delete back[field]
    notes.push({ column: field, text })
  }
}

/** A price goes back only where it fits an MRP that was set since, and the other way round. */
function keepSellable(plan: Restore): void {
  const { mrp } = sellingFaults(plan.row, withFields(plan.row, plan.back))
  if (mrp) keep(plan, ['price_paise', 'mrp_paise'], mrp)
}

async function keepPictures(tx: Db, plans: readonly Restore[]): Promise<void> {
  const wanted = plans.flatMap(({ back }) => (back.image_id ? String(back.image_id) : []))
  const there = await imagesThere(tx, [...new Set(wanted)])
  for (const plan of plans) {
    if (plan.back.image_id && !there.has(String(plan.back.image_id))) keep(plan, ['image_id'], undoTexts.pictureGone)
  }
}

/** A code that another product has got by now stays with that one. */
async function keepCodes(tx: Db, plans: readonly Restore[]): Promise<void> {
  const checked = plans.map(({ line, row, back }) => {
    return { line, id: row.id, kind: 'changed' as const, row: withFields(row, back), changes: {}, move: undefined }
  })
  const results = await planCodes(tx, checked, null)
  for (const [place, result] of results.entries()) {
    const plan = plans[place]
    if (plan && result.kind === 'faulty') keep(plan, ['sku', 'barcode'], undoTexts.codeTaken)
  }
}

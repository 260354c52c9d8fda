import type { Changes } from '#contract/audit/audit-entry.ts'
import { undoTexts } from '#contract/catalog/product-import.texts.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import { type FieldValue, takeBack } from '#contract/catalog/take-back.ts'
import { changedSince } from '#server/audit/changed-since.ts'
import { imagesThere } from '#server/gateways/images/images-there.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sellingFaults } from '../assert-sellable.ts'
import { changesOf, type ProductRow } from '../product-columns.ts'
import type { ImportedChange } from './imported-changes.store.ts'
import { notedFields, restored } from './noted-fields.ts'
import { planCodes } from './plan-codes.ts'
import { planMovesBack } from './plan-moves-back.ts'

type Restore = { line: number; row: ProductRow; back: Record<string, FieldValue>; notes: CellFault[] }

type Restores = {
  rows: ProductRow[]
  stays: [line: number, notes: CellFault[]][]
  history: { id: string; changes: Changes }[]
  writeFamilies: () => Promise<void>
}

/** How products that an import changed become what they were, as far as they can. */
export async function planRestores(
  tx: Db,
  changed: readonly ImportedChange[],
  products: ReadonlyMap<string, ProductRow>,
): Promise<Restores> {
  const gone = changed.filter(({ product_id }) => !products.has(product_id))
  const there = changed
    .flatMap((one) => ({ ...one, row: products.get(one.product_id) as ProductRow }))
    .filter(({ row }) => row)
  const edited = await editedStocks(tx, there)
  const plans = there.map(({ line, row, changes }): Restore => {
    const { back, stays } = takeBack(notedFields(row), changes, { isStockEdited: edited.has(row.id) })
    return { line, row, back, notes: stays }
  })
  plans.forEach(keepSellable)
  await keepPictures(tx, plans)
  await keepCodes(tx, plans)
  const families = await planMovesBack(tx, there)

  const edits = plans.flatMap(({ row, back }) => {
    const after = restored(row, back)
    const changes = { ...changesOf(row, after), ...families.changes.get(row.id) }
    return Object.keys(changes).length > 0 ? { after, changes } : []
  })
  return {
    rows: edits.map(({ after }) => after),
    history: edits.map(({ after, changes }) => ({ id: after.id, changes })),
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
function editedStocks(tx: Db, there: readonly (ImportedChange & { row: ProductRow })[]): Promise<Set<string>> {
  const counted = there.filter(({ changes }) => changes.stocks)
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
  const { mrp } = sellingFaults(plan.row, restored(plan.row, plan.back))
  if (mrp) keep(plan, ['price', 'mrp'], mrp)
}

async function keepPictures(tx: Db, plans: readonly Restore[]): Promise<void> {
  const wanted = plans.flatMap(({ back }) => (back.ProductImage ? String(back.ProductImage) : []))
  const there = await imagesThere(tx, [...new Set(wanted)])
  for (const plan of plans) {
    const { ProductImage } = plan.back
    if (ProductImage && !there.has(String(ProductImage))) keep(plan, ['ProductImage'], undoTexts.pictureGone)
  }
}

/** A code that another product has got by now stays with that one. */
async function keepCodes(tx: Db, plans: readonly Restore[]): Promise<void> {
  const checked = plans.map(({ line, row, back }) => {
    return {
      line,
      id: row.id,
      kind: 'changed' as const,
      row: restored(row, back),
      changes: {},
      noted: {},
      move: undefined,
    }
  })
  const results = await planCodes(tx, checked, null)
  for (const [place, result] of results.entries()) {
    const plan = plans[place]
    if (plan && result.kind === 'faulty') keep(plan, ['sku', 'barcode'], undoTexts.codeTaken)
  }
}

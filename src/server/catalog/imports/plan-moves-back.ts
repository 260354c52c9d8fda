import type { Selectable } from 'kysely'
import type { Changes } from '#contract/audit/audit-entry.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import { undoTexts } from '#contract/catalog/product-import.texts.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import { isSameWord, variantChanges, variantTexts } from '#contract/catalog/variant-wish.ts'
import type { Db } from '#server/platform/db/database.ts'
import { planMoves } from '../families/plan-moves.ts'
import type { ProductsTable } from '../product.table.ts'
import { variantsOf } from '../variants.store.ts'
import type { ImportedChange } from './imported-changes.store.ts'

type Moved = ImportedChange & { row: Selectable<ProductsTable> }
type Plan = { notes: Map<string, CellFault[]>; changes: Map<string, Changes>; write: () => Promise<void> }

/** How products come back into the families that an import took them out of, or out of those that it put them into. */
export async function planMovesBack(tx: Db, there: readonly Moved[]): Promise<Plan> {
  const notes = new Map<string, CellFault[]>()
  const moved = there.flatMap(({ row, move }) => (move ? [{ row, move }] : []))
  const places = await variantsOf(
    tx,
    moved.map(({ row }) => row.id),
  )
  const asLeft = moved.filter(({ row, move }) => isSame(places.get(row.id) ?? null, move.to))
  for (const { row } of moved.filter((one) => !asLeft.includes(one)))
    notes.set(row.id, [{ column: 'family', text: undoTexts.changedSince }])

  const moves = asLeft.map(({ row, move }) => ({
    productId: row.id,
    sellerId: row.seller_id,
    from: places.get(row.id) ?? null,
    to: move.from,
  }))
  const { faults, write } = await planMoves(tx, moves, { lock: true })
  for (const [id, { text }] of faults)
    notes.set(id, [{ column: 'family', text: undoTexts.familyStays.replace('{reason}', text) }])
  const back = moves.filter(({ productId }) => !faults.has(productId))
  const changes = back.map(({ productId, from, to }) => [productId, variantChanges(from, to)] as const)
  return { notes, changes: new Map(changes), write }
}

/** In whatever capitals: families keep their own spelling. */
function isSame(one: ProductVariant | null, other: ProductVariant | null): boolean {
  const textOf = (variant: ProductVariant | null) => Object.values(variantTexts(variant)).join('\n')
  return isSameWord(textOf(one), textOf(other))
}

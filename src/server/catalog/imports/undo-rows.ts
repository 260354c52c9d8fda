import { can } from '#contract/accounts/permissions.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import { type Change, recordChanges } from '#server/audit/record-change.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteProducts, productRows, updateProducts } from '../change-products.store.ts'
import { sellerScope } from '../seller-scope.ts'
import { type ImportedChange, noteStays } from './imported-changes.store.ts'
import { columnOf } from './noted-fields.ts'
import { planRemovals } from './plan-removals.ts'
import { planRestores } from './plan-restores.ts'
import { importerOf, type RunningImport } from './running-import.store.ts'
import { advanceUndo } from './running-undo.store.ts'

type Batch = { work: RunningImport; noted: readonly ImportedChange[]; now: Date }

/** Takes back what the rows did. Returns false where the importer may no longer manage products. */
export async function undoRows(tx: Db, { work, noted, now }: Batch): Promise<boolean> {
  const actor = await importerOf(tx, work.user_id)
  if (!actor || !can(actor, 'manageOwnProducts')) return false
  const ids = noted.map(({ product_id }) => product_id)
  const products = await productRows(tx, ids, { sellerId: sellerScope({ actor }), lock: true })
  const [added, changed] = [noted.filter(({ added }) => added), noted.filter(({ added }) => !added)]

  // First, so that the codes of what goes are free.
  const removals = await planRemovals(tx, added, products)
  await deleteProducts(
    tx,
    removals.removed.map(({ id }) => id),
  )
  const restores = await planRestores(tx, changed, products)
  await updateProducts(tx, [...removals.offSale, ...restores.rows])
  await restores.writeFamilies()
  const history = [...removals.history, ...restores.history].map((change): Change => {
    return { action: 'importUndone', ...change }
  })
  await recordChanges(tx, work.user_id, now, history)

  const stays = new Map([...removals.stays, ...restores.stays].filter(([, notes]) => notes.length > 0).map(inCsvNames))
  await noteStays(tx, work.id, stays)
  await advanceUndo(tx, work.id, {
    line: noted.at(-1)?.line ?? 0,
    done: noted.length,
    removed: removals.removed.length,
    restored: restores.history.length,
    stayed: stays.size,
  })
  return true
}

const inCsvNames = ([line, notes]: readonly [number, CellFault[]]) =>
  [line, notes.map(({ column, text }) => ({ column: columnOf(column), text }))] as const

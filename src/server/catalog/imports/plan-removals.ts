import type { Changes } from '#contract/audit/audit-entry.ts'
import { undoTexts } from '#contract/catalog/product-import.texts.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type ProductRow, withFields } from '../product-columns.ts'
import { type ImportedChange, orderedProducts, picturedProducts } from './imported-changes.store.ts'

type Stays = [line: number, notes: CellFault[]]
type History = { id: string; changes: Changes }

/** As a product is when it is added. */
const FIRST_VERSION = 1

type Removals = { removed: ProductRow[]; offSale: ProductRow[]; stays: Stays[]; history: History[] }

/** What becomes of products that an import added: they go, unless somebody has ordered or changed them. */
export async function planRemovals(
  tx: Db,
  added: readonly ImportedChange[],
  products: ReadonlyMap<string, ProductRow>,
): Promise<Removals> {
  const ids = added.map(({ product_id }) => product_id)
  const ordered = await orderedProducts(tx, ids)
  const pictured = await picturedProducts(tx, ids)
  const plan: Removals = { removed: [], offSale: [], stays: [], history: [] }
  for (const { line, product_id: id, changes } of added) {
    const row = products.get(id)
    // Whoever deleted it did what was asked for now.
    if (!row) continue
    const isChanged =
      row.version !== FIRST_VERSION ||
      pictured.has(id) ||
      row.image_id !== changes.ProductImage?.[1] ||
      row.rating_count > 0
    // Pieces that are missing lie in somebody's checkout.
    const isOrdered = ordered.has(id) || (!isChanged && row.stock !== changes.stocks?.[1])
    if (!isOrdered && !isChanged) {
      plan.removed.push(row)
      plan.history.push({ id, changes: { name: [row.name, null] } })
      continue
    }
    plan.stays.push([line, [{ column: '', text: isOrdered ? undoTexts.addedSold : undoTexts.addedChanged }]])
    if (row.state !== 'onSale') continue
    plan.offSale.push(withFields(row, { state: 'offSale' }))
    plan.history.push({ id, changes: { status: ['onSale', 'offSale'] } })
  }
  return plan
}

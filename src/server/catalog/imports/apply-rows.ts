import { can } from '#contract/accounts/permissions.ts'
import type { Category } from '#contract/catalog/category.ts'
import type { ImportedChanges } from '#contract/catalog/take-back.ts'
import { type Change, recordChanges } from '#server/audit/record-change.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { insertProducts, knownPictures, productRows, updateProducts } from '../change-products.store.ts'
import { newColumns, productAdded } from '../product-columns.ts'
import { sellerScope } from '../seller-scope.ts'
import { variantsOf } from '../variants.store.ts'
import type { Fetched } from './fetch-pictures.ts'
import { type NotedChange, noteChanges } from './imported-changes.store.ts'
import type { PicturedRow } from './parse-row.ts'
import { planCodes } from './plan-codes.ts'
import { planFamilies } from './plan-families.ts'
import { advance, duplicateLines, importerOf, insertFaults, type RunningImport } from './running-import.store.ts'
import { type Lookups, type RowResult, validateRow } from './validate-row.ts'

type Batch = {
  work: RunningImport
  rows: readonly PicturedRow[]
  /** For new products that come without one. */
  pictures: ReadonlyMap<Category, string>
  /** Pictures that came for these rows, and what fetching them took. */
  brought: ReadonlySet<string>
  fetched: Fetched
  now: Date
}

/** Does what the rows say, unless it is a dry run. Returns false where the importer may no longer manage products. */
export async function applyRows(tx: Db, { work, rows, pictures, brought, fetched, now }: Batch): Promise<boolean> {
  const actor = await importerOf(tx, work.user_id)
  if (!actor || !can(actor, 'manageOwnProducts')) return false
  const sellerId = sellerScope({ actor })
  const known = await loadLookups(tx, work, rows, { sellerId, brought })
  const checked = rows.map((row) => {
    const id = row.kind === 'change' ? row.id : newId()
    return { line: row.line, id, ...validateRow(row, known) }
  })
  const ways = { sellerId: sellerId ?? null, lock: !work.dry_run }
  const coded = await planCodes(tx, checked, ways.sellerId)
  const { results, writeFamilies } = await planFamilies(tx, coded, ways)
  const faulty = results.filter((result) => result.kind === 'faulty')
  const fresh = results.filter((result) => result.kind === 'added')
  const changed = results.filter((result) => result.kind === 'changed')
  if (!work.dry_run) await write()
  const faults = faulty.flatMap(({ line, faults }) => faults.map((one) => ({ line, ...one })))
  await insertFaults(tx, work.id, faults)
  await advance(tx, work.id, {
    position: rows.at(-1)?.line ?? work.position,
    done: rows.length,
    failed: faulty.length,
    added: fresh.length,
    changed: changed.length,
    ...fetched,
  })
  return true

  async function write(): Promise<void> {
    const products = fresh.map(({ line, id, values }) => {
      const ProductImage = values.ProductImage ?? pictures.get(values.Category)
      const columns = newColumns({ ...values, ProductImage })
      const { stock, image_id } = columns
      // An undo compares these: a product that was bought or changed since stays.
      const changes = { stocks: [null, stock], ProductImage: [null, image_id] } satisfies ImportedChanges
      return {
        columns: { ...columns, id, seller_id: sellerId ?? null, created_at: now },
        noted: { line, product_id: id, added: true, changes, move: null },
      }
    })
    await insertProducts(
      tx,
      products.map(({ columns }) => columns),
    )
    await updateProducts(
      tx,
      changed.map(({ row }) => row),
    )
    await writeFamilies()
    await recordChanges(tx, work.user_id, now, [
      ...fresh.map(({ id, values, move }) => productAdded(id, values, move?.to)),
      ...changed.map(historyOf),
    ])
    const edits = changed.map(({ line, id, noted, move = null }): NotedChange => {
      return { line, product_id: id, added: false, changes: noted, move }
    })
    await noteChanges(tx, work.id, [...products.map(({ noted }) => noted), ...edits])
  }
}

const historyOf = ({ row, changes }: Extract<RowResult, { kind: 'changed' }>): Change => ({
  action: 'productChanged',
  id: row.id,
  changes,
})

async function loadLookups(
  tx: Db,
  work: RunningImport,
  rows: readonly PicturedRow[],
  { sellerId, brought }: { sellerId: string | undefined; brought: ReadonlySet<string> },
): Promise<Lookups> {
  const edits = rows.filter((row) => row.kind === 'change')
  const ids = edits.map(({ id }) => id)
  const products = await productRows(tx, ids, { sellerId, lock: !work.dry_run })
  const own = [...brought, ...[...products.values()].map(({ image_id }) => image_id)]
  const named = rows.flatMap((row) => (row.kind === 'faulty' ? [] : (row.values.ProductImage ?? [])))
  const foreign = named.filter((id) => !own.includes(id))
  const saysFamilies = edits.some(({ values }) => values.family !== undefined || values.options !== undefined)
  return {
    products,
    variants: await variantsOf(tx, saysFamilies ? ids : []),
    pictures: new Set([...own, ...(await knownPictures(tx, [...new Set(foreign)], sellerId))]),
    duplicateLines: await duplicateLines(
      tx,
      work.id,
      edits.map(({ line }) => line),
    ),
  }
}

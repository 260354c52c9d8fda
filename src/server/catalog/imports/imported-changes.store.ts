import { type Selectable, sql } from 'kysely'
import type { StayedProduct } from '#contract/catalog/product-import.endpoints.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import type { ImportedChanges } from '#contract/catalog/take-back.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { ProductImportChangesTable } from './import.table.ts'
import type { VariantMove } from './validate-row.ts'

export type NotedChange = {
  line: number
  product_id: string
  added: boolean
  changes: ImportedChanges
  move: VariantMove | null
}

/** Notes what a batch did to its products, after the audit log has. */
export async function noteChanges(tx: Db, importId: string, noted: readonly NotedChange[]): Promise<void> {
  if (noted.length === 0) return
  await sql`
    with noted as (
      insert into product_import_changes (import_id, line, product_id, added, changes, move, marked)
      select ${importId}, line, product_id, added, changes, nullif(move, 'null'::jsonb), ${newId()}
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
        as row (line integer, product_id uuid, added boolean, changes jsonb, move jsonb)
    )
    update product_imports set noted = noted + ${noted.length} where id = ${importId}`.execute(tx)
}

export type ImportedChange = Selectable<ProductImportChangesTable>

/** The next ones to take back: the last line of the file first. */
export const changesAbove = (tx: Db, importId: string, line: number | null, limit: number): Promise<ImportedChange[]> =>
  tx
    .selectFrom('product_import_changes')
    .selectAll()
    .where('import_id', '=', importId)
    .$if(line !== null, (query) => query.where('line', '<', line as number))
    .orderBy('line', 'desc')
    .limit(limit)
    .execute()

/** Notes what stays of products, by the lines that were about them. */
export async function noteStays(tx: Db, importId: string, stays: ReadonlyMap<number, CellFault[]>): Promise<void> {
  if (stays.size === 0) return
  const given = [...stays].map(([line, stayed]) => ({ line, stayed }))
  await sql`
    update product_import_changes as change set stayed = given.stayed
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (line integer, stayed jsonb)
    where change.import_id = ${importId} and change.line = given.line`.execute(tx)
}

export async function stayedProducts(
  db: Db,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<StayedProduct[]> {
  const rows = await db
    .selectFrom('product_import_changes as change')
    .leftJoin('all_products as product', 'product.id', 'change.product_id')
    .select(['change.line', 'change.product_id as productId', 'product.name', 'change.stayed as notes'])
    .where('import_id', '=', importId)
    .where('change.stayed', 'is not', null)
    .where('change.line', '>', after)
    .orderBy('change.line')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, notes: row.notes ?? [] }))
}

/** Those of these products that somebody has ordered. */
export async function orderedProducts(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${ids}::uuid[]) as given (id)
    where exists (select from order_lines where product_id = given.id)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Those of these products to whose pictures somebody has seen: an import leaves a product with the one that it names. */
export async function picturedProducts(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from product_pictures where product_id = any (${ids}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

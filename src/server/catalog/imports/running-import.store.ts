import { type Selectable, sql } from 'kysely'
import type { Grant } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { ProductCells } from '#contract/catalog/product-csv.ts'
import type { ImportFault } from '#contract/catalog/product-import.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ProductImportsTable } from './import.table.ts'

export type RunningImport = Selectable<ProductImportsTable>

export const runningImport = (db: Db, id: string): Promise<RunningImport | undefined> =>
  db.selectFrom('product_imports').selectAll().where('id', '=', id).where('status', '=', 'working').executeTakeFirst()

/** Returns whether it still is as it was read: nobody else has gone on with it. Locked until the transaction ends. */
export async function lockImport(tx: Db, { id, position }: RunningImport): Promise<boolean> {
  const locked = await tx
    .selectFrom('product_imports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'working')
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

export type StoredRow = { line: number; cells: ProductCells; surplus: boolean }

/** The next rows, each cell under its column. Cells that a row does not have are not given. */
export async function nextRows(db: Db, { id, position, columns }: RunningImport, limit: number): Promise<StoredRow[]> {
  const rows = await db
    .selectFrom('product_import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', id)
    .where('line', '>', position)
    .orderBy('line')
    .limit(limit)
    .execute()
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(columns.slice(0, cells.length).map((column, place) => [column, cells[place]])),
    surplus: cells.slice(columns.length).some((cell) => cell.trim() !== ''),
  }))
}

/** Of these lines, those about a product that an earlier line is about, with that line. */
export async function duplicateLines(tx: Db, importId: string, lines: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ line: number; first: number }>`
    select later.line, (
      select min(earlier.line) from product_import_rows as earlier
      where earlier.import_id = later.import_id and earlier.product_id = later.product_id
    ) as first
    from product_import_rows as later
    where later.import_id = ${importId} and later.product_id is not null
      and later.line = any (${lines}::integer[])`.execute(tx)
  return new Map(rows.filter(({ line, first }) => first < line).map(({ line, first }) => [line, first]))
}

export async function importerOf(
  tx: Db,
  userId: string,
): Promise<{ id: string; role: Role; approved: boolean; limitedTo: Grant[] | undefined } | undefined> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role', 'approved', 'limited_to as limitedTo'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user && { ...user, limitedTo: user.limitedTo ?? undefined }
}

export async function insertFaults(tx: Db, importId: string, faults: readonly ImportFault[]): Promise<void> {
  if (faults.length === 0) return
  const rows = faults.map(({ line, column, text }, place) => ({
    import_id: importId,
    line,
    place,
    column_name: column,
    text,
  }))
  await tx.insertInto('product_import_faults').values(rows).execute()
}

type Progress = {
  position: number
  done: number
  failed: number
  added: number
  changed: number
  links: number
  slowHosts: readonly string[]
  waitedMs: number
}

export async function advance(
  tx: Db,
  id: string,
  { position, done, failed, added, changed, links, slowHosts, waitedMs }: Progress,
): Promise<void> {
  await sql`
    update product_imports set position = ${position}, done = done + ${done}, failed = failed + ${failed},
      added = added + ${added}, changed = changed + ${changed}, fetched = fetched + ${links},
      slow_hosts = slow_hosts || ${[...slowHosts]}::text[], waited_ms = waited_ms + ${waitedMs}, touched_at = clock_timestamp()
    where id = ${id}`.execute(tx)
}

/** The rows have served; what was wrong with them is kept. */
export async function finishImport(tx: Db, id: string, status: 'done' | 'failed'): Promise<void> {
  await tx.updateTable('product_imports').set({ status }).where('id', '=', id).execute()
  await tx.deleteFrom('product_import_rows').where('import_id', '=', id).execute()
}

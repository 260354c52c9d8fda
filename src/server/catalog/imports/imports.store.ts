import { type Selectable, sql } from 'kysely'
import type { ImportFault, ImportUndo, ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ProductImportsTable } from './import.table.ts'

const MINUTE_MS = 60_000
/** A file that nothing came of for so long is not being sent any more. */
const READING_STALE_MS = 2 * MINUTE_MS
/** Longer than all tries of a job together. */
const WORKING_STALE_MS = 90 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const KEPT_MS = 30 * DAY_MS

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)
/** By the database's clock, as rows are touched: one that runs ahead must not take an import at work for one given up. */
const ago = (ms: number) => sql<Date>`clock_timestamp() - ${ms} * interval '1 millisecond'`

type New = { id: string; userId: string; dryRun: boolean; now: Date }

/** Opens an import, unless another one of this person is at work. What came to nothing makes room. */
export async function openImport(db: Db, { id, userId, dryRun, now }: New): Promise<boolean> {
  await sql`delete from product_imports where touched_at < ${ago(KEPT_MS)}`.execute(db)
  await sql`
    delete from product_imports where user_id = ${userId} and (
      (status = 'reading' and touched_at < ${ago(READING_STALE_MS)})
      or (status = 'working' and touched_at < ${ago(WORKING_STALE_MS)}))`.execute(db)
  const touched_at = sql<Date>`clock_timestamp()`
  const row = { id, user_id: userId, status: 'reading', dry_run: dryRun, started_at: now, touched_at } as const
  const opened = await db
    .insertInto('product_imports')
    .values(row)
    .onConflict((running) => running.doNothing())
    .executeTakeFirst()
  return opened.numInsertedOrUpdatedRows === 1n
}

type NewRow = { line: number; product_id: string | null; cells: string[] }

export async function addRows(db: Db, importId: string, rows: readonly NewRow[]): Promise<void> {
  const given = rows.map(({ line, product_id, cells }) => ({ line, product_id, cells }))
  await sql`
    with added as (
      insert into product_import_rows (import_id, line, product_id, cells)
      select ${importId}, line, product_id, cells
      from json_to_recordset(${JSON.stringify(given)}::json) as row (line integer, product_id uuid, cells text[])
    )
    update product_imports set total = total + ${rows.length}, touched_at = clock_timestamp() where id = ${importId}
  `.execute(db)
}

export async function startImport(tx: Db, id: string, columns: readonly string[]): Promise<void> {
  await tx
    .updateTable('product_imports')
    .set({ status: 'working', columns: [...columns] })
    .where('id', '=', id)
    .execute()
}

export async function dropImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('product_imports').where('id', '=', id).execute()
}

/** By its id; without one the latest, or the latest that changed products. */
type Which = { id?: string; thatChanged?: boolean }

export async function importOf(db: Db, userId: string, { id, thatChanged }: Which = {}) {
  const row = await db
    .selectFrom('product_imports')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .$if(thatChanged === true, (query) => query.where('noted', '>', 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toImport(row, new Date())
}

/** Whether a table of theirs is being worked off. */
export async function isImporting(db: Db, userId: string): Promise<boolean> {
  const latest = await importOf(db, userId)
  return latest?.status === 'reading' || latest?.status === 'working'
}

/** Whether an import of theirs is being taken back. */
export async function isUndoing(db: Db, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from product_imports
    where user_id = ${userId} and undo_status = 'working' and touched_at >= ${before(now, WORKING_STALE_MS)}
    limit 1`.execute(db)
  return rows.length > 0
}

/** Returns false where somebody was faster. One that stands still for long is begun again, where it was. */
export async function startUndo(tx: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update product_imports set undo_status = 'working', touched_at = clock_timestamp()
    where id = ${id} and (undo_status is null or undo_status = 'failed' or
      (undo_status = 'working' and touched_at < ${before(now, WORKING_STALE_MS)}))
    returning id`.execute(tx)
  return rows.length > 0
}

const toImport = (row: Selectable<ProductImportsTable>, now: Date): ProductImport => ({
  _id: row.id,
  status: isStale(row, now) ? 'failed' : row.status,
  dryRun: row.dry_run,
  total: row.total,
  done: row.done,
  failed: row.failed,
  added: row.added,
  changed: row.changed,
  startedAt: row.started_at.toISOString(),
  undo: toUndo(row, now),
})

const UNDONE_WITHIN_MS = 7 * DAY_MS

/** Null where nothing was changed, or nobody wanted it back for long. */
function toUndo(row: Selectable<ProductImportsTable>, now: Date): ImportUndo | null {
  const { status, undo_status, touched_at, started_at, noted, undone, removed, restored, stayed } = row
  if (noted === 0 || status === 'reading' || status === 'working') return null
  const until = new Date(started_at.getTime() + UNDONE_WITHIN_MS)
  if (!undo_status && until < now) return null
  const isGivenUp = undo_status === 'working' && touched_at < before(now, WORKING_STALE_MS)
  return {
    status: isGivenUp ? 'failed' : (undo_status ?? 'ready'),
    until: until.toISOString(),
    ...{ total: noted, done: undone, removed, restored, stayed },
  }
}

function isStale({ status, touched_at }: Selectable<ProductImportsTable>, now: Date): boolean {
  const longest = { reading: READING_STALE_MS, working: WORKING_STALE_MS, done: undefined, failed: undefined }[status]
  return longest !== undefined && touched_at < before(now, longest)
}

/** The faults of the next rows that have any, in the order of the file. */
export async function faultsOf(
  db: Db,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ImportFault[]> {
  const lines = db
    .selectFrom('product_import_faults')
    .select('line')
    .distinct()
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
  return db
    .selectFrom('product_import_faults')
    .select(['line', 'column_name as column', 'text'])
    .where('import_id', '=', importId)
    .where('line', 'in', lines)
    .orderBy('line')
    .orderBy('place')
    .execute()
}

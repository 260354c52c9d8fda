import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { RunningImport } from './running-import.store.ts'

export const runningUndo = (db: Db, id: string): Promise<RunningImport | undefined> =>
  db
    .selectFrom('product_imports')
    .selectAll()
    .where('id', '=', id)
    .where('undo_status', '=', 'working')
    .executeTakeFirst()

/** Returns whether it still is as it was read: nobody else has gone on with it. Locked until the transaction ends. */
export async function lockUndo(tx: Db, { id, undo_line }: RunningImport): Promise<boolean> {
  const { rows } = await sql`
    select id from product_imports
    where id = ${id} and undo_status = 'working' and undo_line is not distinct from ${undo_line}::integer
    for update`.execute(tx)
  return rows.length > 0
}

type Progress = { line: number; done: number; removed: number; restored: number; stayed: number }

export async function advanceUndo(tx: Db, id: string, { line, done, removed, restored, stayed }: Progress) {
  await sql`
    update product_imports set undo_line = ${line}, undone = undone + ${done}, removed = removed + ${removed},
      restored = restored + ${restored}, stayed = stayed + ${stayed}, touched_at = clock_timestamp()
    where id = ${id}`.execute(tx)
}

export async function finishUndo(tx: Db, id: string, undo_status: 'done' | 'failed'): Promise<void> {
  await tx.updateTable('product_imports').set({ undo_status }).where('id', '=', id).execute()
}

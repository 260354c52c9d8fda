import { type OperationNodeSource, sql } from 'kysely'
import type { Db } from './database.ts'

/** An insert, update or delete that is not made yet; its store writes it, whoever knows the moment makes it. */
export type Write = OperationNodeSource

/**
 * Makes several writes in one statement: all or none, in one round trip. They see the tables as they were before, not each
 * other, and foreign keys are checked at the end; so no two may change the same row, and their order does not matter.
 */
export async function atOnce(db: Db, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return
  const named = writes.map((write, place) => sql`${sql.ref(`write_${place}`)} as (${write})`)
  await sql`with ${sql.join(named)} select`.execute(db)
}

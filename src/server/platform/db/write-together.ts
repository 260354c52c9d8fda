import {
  DeleteQueryNode,
  type OperationNode,
  type OperationNodeSource,
  RawNode,
  sql,
  TableNode,
  UpdateQueryNode,
} from 'kysely'
import type { Db } from './database.ts'

/** An insert, update or delete that is not made yet; its store writes it, whoever knows the moment makes it. */
export type Statement = OperationNodeSource

/**
 * Makes several writes in one statement: all or none, in one round trip. They see the tables as they were before, not each
 * other, and foreign keys are checked at the end, so their order does not matter. Of two that change one row the database
 * would lose one without a word: two that change rows of one table are refused, whichever rows they mean.
 */
export async function writeTogether(db: Db, writes: readonly Statement[]): Promise<void> {
  if (writes.length === 0) return
  const changed = writes.flatMap((write) => changedTable(write.toOperationNode()) ?? [])
  const twice = changed.find((table, place) => changed.indexOf(table) !== place)
  if (twice) throw new Error(`one statement changes ${twice} twice`)
  const named = writes.map((write, place) => sql`${sql.ref(`write_${place}`)} as (${write})`)
  await sql`with ${sql.join(named)} select`.execute(db)
}

const CHANGE = /^\s*(?:update|delete from)\s+(\w+)/i

/** Of which table a write updates or deletes rows; undefined for one that adds some. */
function changedTable(write: OperationNode): string | undefined {
  if (RawNode.is(write)) return CHANGE.exec(write.sqlFragments[0] ?? '')?.[1]
  const table = UpdateQueryNode.is(write) ? write.table : DeleteQueryNode.is(write) ? write.from.froms[0] : undefined
  return table && TableNode.is(table) ? table.table.identifier.name : undefined
}

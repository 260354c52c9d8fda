import type { CompiledQuery, OperationNode } from 'kysely'

export type StatementClass = 'read' | 'write' | 'transaction'

const OF_TRANSACTIONS = /^\s*(begin|start|commit|rollback|savepoint|release|set)\b/i
/** Locking is no writing: `for update`, `for no key update`. */
const WRITES = /\b(?:insert into|(?<!for |key )update|delete from)\s/i
/** A name before a bracket is a function. */
const FIRST_TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)\b(?!\()/i

const CLASS_OF: Partial<Record<OperationNode['kind'], StatementClass>> = {
  SelectQueryNode: 'read',
  InsertQueryNode: 'write',
  UpdateQueryNode: 'write',
  DeleteQueryNode: 'write',
}

/** What a statement does, and the first table that it names: by what Kysely knows of it, or by its text, never by values. */
export function classifyStatement({ query, sql }: Pick<CompiledQuery, 'query' | 'sql'>): {
  kind: StatementClass
  table: string
} {
  if (OF_TRANSACTIONS.test(sql)) return { kind: 'transaction', table: 'none' }
  const kind = CLASS_OF[query.kind] ?? (WRITES.test(sql) ? 'write' : 'read')
  return { kind, table: FIRST_TABLE.exec(sql)?.[1] ?? 'none' }
}

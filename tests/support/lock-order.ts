import type { Pool } from 'pg'
import { hearStatements } from './hear-statements.ts'

/**
 * The order in which a transaction may lock rows of these tables: whoever holds a later one never waits for an earlier.
 * Written down in ARCHITECTURE.md as well.
 */
export const LOCK_ORDER = ['users', 'payment_orders', 'checkouts', 'orders', 'products', 'payments', 'refunds'] as const
type Table = (typeof LOCK_ORDER)[number]

const SPELLINGS: Record<string, Table> = {
  ...Object.fromEntries(LOCK_ORDER.map((table) => [table, table])),
  all_products: 'products',
}

type Lock = { table: Table; isNewRow: boolean }

/** Where a write begins: at the start of a statement, or in the brackets of one that makes several. */
const WRITES = /(?:^|\( ?|\) )(update|delete from|insert into) (\w+)/g
const LOCKS = / for (?:no key )?update(?: of (\w+))?/g

/**
 * The tables whose rows a statement locks, in the order in which it does. A row that it inserts is its own: nobody else
 * can hold it.
 */
export function locksOf(statement: string): Lock[] {
  const text = statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const written = [...text.matchAll(WRITES)].map(([, verb, name]) => ({ name, isNewRow: verb === 'insert into' }))
  const [, selected] = / from (\w+)/.exec(text) ?? []
  const locked = [...text.matchAll(LOCKS)].map(([, name = selected]) => ({ name, isNewRow: false }))
  return [...locked, ...written].flatMap(({ name, isNewRow }) => {
    const table = SPELLINGS[name ?? '']
    return table ? [{ table, isNewRow }] : []
  })
}

/** Looks at the locks of one transaction after the other; answers what was wrong with a statement. */
export function lockWatch(): (statement: string) => string | undefined {
  let held = new Set<Table>()
  let last: Table | undefined
  let isOpen = false
  return (statement) => {
    const isBound = /^(begin|start transaction|commit|rollback)/i.test(statement)
    if (isBound) {
      held = new Set()
      last = undefined
      isOpen = /^(begin|start)/i.test(statement)
    }
    // A statement by itself holds its locks for as long as it runs.
    const locks = isOpen ? locksOf(statement) : []
    return locks
      .map(fault)
      .find((word) => word !== undefined)
      ?.concat(`: ${statement}`)
  }

  function fault({ table, isNewRow }: Lock): string | undefined {
    if (held.has(table)) return undefined
    held.add(table)
    if (isNewRow) return undefined
    const before = last
    last = table
    const isWrong = before && LOCK_ORDER.indexOf(table) < LOCK_ORDER.indexOf(before)
    return isWrong ? `locks ${table} after ${before}` : undefined
  }
}

/** Watches every connection of a pool; what breaks the order is added to the list. */
export function watchLocks(pool: Pool, broken: string[]): void {
  hearStatements(pool, () => {
    const watch = lockWatch()
    return (statement) => {
      const fault = watch(statement)
      if (fault) broken.push(fault)
    }
  })
}

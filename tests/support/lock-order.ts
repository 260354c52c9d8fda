import type { Pool, PoolClient } from 'pg'

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

/** The table whose rows a statement locks. A row that it inserts is its own: nobody else can hold it. */
export function lockOf(statement: string): Lock | undefined {
  const text = statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const changed = /^(?:update|delete from) (\w+)/.exec(text) ?? /^(insert) into (\w+)/.exec(text)
  const name =
    changed?.[2] ?? changed?.[1] ?? (/ for (?:no key )?update/.test(text) ? / from (\w+)/.exec(text)?.[1] : '')
  const table = SPELLINGS[name ?? '']
  return table && { table, isNewRow: changed?.[2] !== undefined }
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
    const lock = isOpen ? lockOf(statement) : undefined
    if (!lock || held.has(lock.table)) return undefined
    held.add(lock.table)
    if (lock.isNewRow) return undefined
    if (last && LOCK_ORDER.indexOf(lock.table) < LOCK_ORDER.indexOf(last)) {
      return `locks ${lock.table} after ${last}: ${statement}`
    }
    last = lock.table
    return undefined
  }
}

/** Watches every connection of a pool; what breaks the order is added to the list. */
export function watchLocks(pool: Pool, broken: string[]): void {
  pool.on('connect', (client: PoolClient) => {
    const watch = lockWatch()
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const watched = (...given: unknown[]) => {
      const [statement] = given
      const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text
      const fault = text ? watch(text) : undefined
      if (fault) broken.push(fault)
      return query(...given)
    }
    client.query = watched as typeof client.query
  })
}

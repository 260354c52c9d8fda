import type { Pool, PoolClient } from 'pg'

type Listener = (statement: string) => void

/** Hears every statement that is said to a database, begin and commit too; each connection has a listener of its own. */
export function hearStatements(pool: Pool, listener: () => Listener): void {
  const heard = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    const hear = listener()
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const listened = (...given: unknown[]) => {
      const [asked] = given as [string | { text?: string } | undefined]
      hear(typeof asked === 'string' ? asked : (asked?.text ?? ''))
      return query(...given)
    }
    client.query = listened as typeof client.query
  })
}

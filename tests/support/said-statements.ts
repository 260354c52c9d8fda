import type { Pool, PoolClient } from 'pg'

/** Hears every statement that is said to a database, begin and commit too; each connection has a listener of its own. */
export function hearStatements(pool: Pool, listener: () => (statement: string) => void): void {
  const heard = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    const hear = listener()
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const listened = (...given: unknown[]) => {
      const [statement] = given
      hear(typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? ''))
      return query(...given)
    }
    client.query = listened as typeof client.query
  })
}

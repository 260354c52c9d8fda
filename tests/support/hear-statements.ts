import type { Pool, PoolClient } from 'pg'

type Asked = { text?: string; values?: unknown }
type Listener = (statement: string, values: readonly unknown[]) => void

/** Hears every statement that is sent to a database, begin and commit too; each connection has a listener of its own. */
export function hearStatements(pool: Pool, listener: () => Listener): void {
  const heard = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    const hear = listener()
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const listened = (...given: unknown[]) => {
      const [asked, values] = given as [string | Asked | undefined, unknown]
      const { text = '', values: own = values } = typeof asked === 'string' ? { text: asked } : (asked ?? {})
      hear(text, Array.isArray(own) ? own : [])
      return query(...given)
    }
    client.query = listened as typeof client.query
  })
}

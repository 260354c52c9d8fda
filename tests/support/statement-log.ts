import type { Pool, PoolClient } from 'pg'

export type Statement = { text: string; values: unknown[] }

/** Keeps what the shop asks of its database; whoever looks takes it out. */
export function logStatements(pool: Pool): Statement[] {
  const log: Statement[] = []
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client: PoolClient) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const [text, values] = given
      if (typeof text === 'string') log.push({ text, values: Array.isArray(values) ? values : [] })
      return query(...given)
    }) as typeof client.query
  })
  return log
}

/** What only reads, and so may be asked again. */
export const isRead = ({ text }: Statement) =>
  /^\s*(\(*\s*select|with|explain)\b/i.test(text) &&
  !/\bfor (no key )?(update|share)|for key share|advisory/i.test(text)

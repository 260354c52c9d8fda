import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** Every connection keeps the plan of each. Lists of every length could go on for ever; those beyond are sent as they are. */
const [MOST_PREPARED, MOST_VALUES] = [500, 100]

/**
 * The same connections, on which each statement is parsed and planned once and known by a name from then on. For writing,
 * and for reading by key: there the same plan is best whatever the values are. Lists and searches are better planned anew.
 */
export function preparedPool(pool: PostgresPool): PostgresPool {
  const names = new Map<string, string>()
  let made = 0

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_PREPARED) return known
    made += 1
    const name = `likho_${made}`
    names.set(text, name)
    return name
  }

  /** A table got new columns since: the statement needs another name to be planned again. */
  function forgetOld(text: string, error: unknown): void {
    const isOld = error instanceof Error && error.message === 'cached plan must not change result type'
    if (isOld) names.delete(text)
  }

  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const query = client.query.bind(client) as unknown as (given: object | string) => Promise<unknown>
      const prepared = async (text: string, values: readonly unknown[] = []) => {
        // What has no values, such as begin and commit, needs no plan: sent as text it is one message less.
        if (values.length === 0) return query(text)
        const name = values.length <= MOST_VALUES ? nameOf(text) : undefined
        try {
          return await query({ text, values, ...(name && { name }) })
        } catch (error) {
          forgetOld(text, error)
          throw error
        }
      }
      return { query: prepared as PostgresPoolClient['query'], release: () => client.release() }
    },
  }
}

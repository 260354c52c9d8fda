import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** Every connection keeps the plan of each. Lists of every length could go on for ever; those beyond are sent as they are. */
const [MOST_PREPARED, MOST_VALUES] = [500, 100]

/** What is written or read by key has one best plan, whatever the values are: Postgres need not compare others with it. */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan'

/** A table got new columns under a running process: plans of `select *` no longer answer what they did. */
const isOutdated = (error: unknown) =>
  error instanceof Error && error.message === 'cached plan must not change result type'

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

  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const query = client.query.bind(client) as unknown as (given: object | string) => Promise<unknown>
      let isInTransaction = false

      async function bound(text: string): Promise<unknown> {
        isInTransaction = text === 'begin'
        return isInTransaction ? [await query(BEGIN)].flat()[0] : query(text)
      }

      const named = (text: string, values: readonly unknown[]) => {
        const name = values.length <= MOST_VALUES ? nameOf(text) : undefined
        return query({ text, values, ...(name && { name }) })
      }

      async function prepared(text: string, values: readonly unknown[] = []): Promise<unknown> {
        // What has no values, such as begin and commit, needs no plan: sent as text it is one message less.
        if (values.length === 0) return bound(text)
        try {
          return await named(text, values)
        } catch (error) {
          if (!isOutdated(error)) throw error
          // Under other names all are planned again. A transaction is lost, and whoever called is asked to come again.
          names.clear()
          if (isInTransaction) throw error
          return named(text, values)
        }
      }
      return { query: prepared as PostgresPoolClient['query'], release: () => client.release() }
    },
  }
}

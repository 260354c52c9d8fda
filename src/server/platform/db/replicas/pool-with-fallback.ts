import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { databaseFaultOf } from '../database-fault.ts'

type Query = (text: string, values?: readonly unknown[]) => Promise<unknown>
const queryOn = (client: PostgresPoolClient): Query => client.query.bind(client) as unknown as Query

/** A transaction may write: it is never begun on a replica. */
const BEGIN = /^(begin|start transaction)\b/i

/**
 * Refused because it would write, and broken off because the replica had to replay something that it read. Nothing was done,
 * and it says nothing about the replica.
 */
const NOT_HERE = ['25006', '40001']
const isNotForReplicas = (error: unknown) => NOT_HERE.includes(String((error as { code?: unknown }).code))

/**
 * The connections of a replica. A read that breaks with its replica is read again from the primary, and so is all that
 * follows it on the same connection; nobody but `onAway` hears of it.
 */
export function poolWithFallback(replica: PostgresPool, primary: PostgresPool, onAway: () => void): PostgresPool {
  function assertPassing(error: unknown): void {
    if (isNotForReplicas(error)) return
    if (databaseFaultOf(error) !== 'away') throw error
    onAway()
  }

  return {
    end: () => replica.end(),
    connect: async () => {
      let instead: PostgresPoolClient | undefined
      const client = await replica.connect().catch(async (error) => {
        assertPassing(error)
        instead = await primary.connect()
      })

      const query: Query = async (text, values) => {
        if (BEGIN.test(text)) instead ??= await primary.connect()
        if (instead || !client) return queryOn(instead as PostgresPoolClient)(text, values)
        try {
          return await queryOn(client)(text, values)
        } catch (error) {
          assertPassing(error)
          instead = await primary.connect()
          return queryOn(instead)(text, values)
        }
      }
      const release = () => {
        client?.release()
        instead?.release()
      }
      return { query: query as PostgresPoolClient['query'], release }
    },
  }
}

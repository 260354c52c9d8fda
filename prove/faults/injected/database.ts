import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { untilWorks } from '#tests/support/until-works.ts'
import type { Fault } from './fault.ts'

const LONGEST_MS = 1_500

const FAULTS: readonly Fault[] = [
  {
    name: 'cut connections to Postgres',
    often: 3,
    inject: async ({ line }, random) => {
      line.cut()
      await setTimeout(random(LONGEST_MS))
      line.restore()
    },
  },
  {
    name: 'frozen connections to Postgres',
    often: 1,
    inject: async ({ line }, random) => {
      line.freeze()
      await setTimeout(random(LONGEST_MS))
      // Whoever waits on them learns of it when they break.
      line.cut()
      line.restore()
    },
  },
  {
    name: 'kill -9 of a Postgres process',
    often: 2,
    // Postgres then ends every connection and recovers from its log.
    inject: async ({ db }) => {
      const anyClient = sql<{ pid: number }>`
        select pid from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`
      // A recovery may have begun that nobody has noticed yet.
      const { rows } = await untilWorks(() => anyClient.execute(db))
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
      await untilWorks(() => sql`select 1`.execute(db))
    },
  },
  {
    name: 'restart of Postgres',
    often: 1,
    inject: async ({ db, postgres }, random) => {
      await postgres.pause()
      await setTimeout(random(LONGEST_MS))
      await postgres.resume()
      await untilWorks(() => sql`select 1`.execute(db))
    },
  },
]

/** A Postgres that is told to end while it recovers from a crash may never end. */
export const DATABASE_FAULTS = FAULTS.map((fault): Fault => ({ ...fault, breaks: 'Postgres' }))

import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'

/** Until so many of our statements wait for a lock of somebody else. */
export const untilWaiting = (db: Db, count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db)
      expect(rows[0]?.waiting).toBe(count)
    },
    { timeout: 5_000 },
  )

type Hold = (tx: Db) => Promise<unknown>
type Act<Answer> = () => Promise<Answer>

/** Does something in a transaction of its own; others come meanwhile, and it ends when all of them wait. On a real Postgres only. */
export async function whileHeld<Answers extends readonly unknown[]>(
  db: Db,
  hold: Hold,
  ...others: { [Place in keyof Answers]: Act<Answers[Place]> }
): Promise<{ [Place in keyof Answers]: PromiseSettledResult<Answers[Place]> }> {
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction().execute(async (tx) => {
    await hold(tx)
    held.resolve()
    await letGo.promise
  })
  await Promise.race([held.promise, holding])
  const coming: Promise<unknown>[] = []
  try {
    for (const other of others) {
      coming.push(other())
      await untilWaiting(db, coming.length)
    }
  } finally {
    letGo.resolve()
  }
  await holding
  return (await Promise.allSettled(coming)) as never
}

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'

const opened = testDatabase()

test('a sale does not wait behind readers: at most for those at work where there is one connection', async () => {
  const { db, dbForReading, pool, readers } = opened.database
  const share = Math.max(1, Math.floor(pool.options.max / 2))
  const reading = Promise.withResolvers<void>()
  const done: string[] = []
  const holders = Array.from({ length: share }, () => dbForReading.connection().execute(() => reading.promise))
  const waiting = [1, 2, 3].map((n) => dbForReading.connection().execute(async () => done.push(`reader ${n}`)))
  try {
    await expect.poll(readers).toEqual({ running: share, waiting: 3, refused: 0 })
    const sale = sql`select 1`.execute(db).then(() => done.push('sale'))
    if (share > 1) await sale
    reading.resolve()
    await Promise.all([sale, ...holders, ...waiting])
  } finally {
    reading.resolve()
  }
  expect(done).toEqual(['sale', 'reader 1', 'reader 2', 'reader 3'])
  expect(readers()).toEqual({ running: 0, waiting: 0, refused: 0 })
})

test('a read that fails gives its turn back, and beyond those that may wait one is refused', async () => {
  const { dbForReading, readers } = opened.database
  await expect(sql`select no_such_column`.execute(dbForReading)).rejects.toThrow()
  const reads = Array.from({ length: 300 }, () => sql`select 1`.execute(dbForReading))
  const refused = (await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBe(readers().refused)
  expect(refused.length).toBeGreaterThan(50)
  expect(readers()).toMatchObject({ running: 0, waiting: 0 })
})

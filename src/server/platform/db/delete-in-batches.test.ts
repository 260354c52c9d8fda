import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { deleteInBatches } from './delete-in-batches.ts'

const opened = testDatabase()

test.each([
  [0, 2],
  [1, 2],
  [4, 2],
  [5, 2],
])('%i old rows go in batches of %i, and the young one stays', async (old, limit) => {
  const { db } = opened.database
  const row = (n: number, receivedAt: string) => ({
    provider: 'razorpay',
    id: `evt_${n}`,
    received_at: new Date(receivedAt),
  })
  const rows = [row(99, '2026-11-16'), ...Array.from({ length: old }, (_, n) => row(n, '2026-01-01'))]
  await db.insertInto('provider_events').values(rows).execute()
  await deleteInBatches(db, 'provider_events', sql`received_at < '2026-06-01'`, limit)
  expect(await db.selectFrom('provider_events').select('id').execute()).toEqual([{ id: 'evt_99' }])
})

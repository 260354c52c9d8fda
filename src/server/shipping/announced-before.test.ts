import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { testDatabase } from '#tests/support/test-database.ts'

const MIGRATION = await readFile('db/migrations/0068-what-the-courier-says.sql', 'utf8')
const opened = testDatabase()

test('parcels of which the version before may have told the courier count as announced when the shop is upgraded', async () => {
  const { db } = opened.database
  const lost = await aPaidOrder(db, 'shiprocket')
  const known = await aPaidOrder(db, 'shiprocket')
  await aPaidOrder(db, 'own')
  await db.updateTable('shipments').set({ provider_order_id: '7' }).where('order_id', '=', known.id).execute()
  await sql.raw(/^update shipments set announced_at[^;]*;/m.exec(MIGRATION)?.[0] ?? 'select 1').execute(db)
  const announced = await db.selectFrom('shipments').select('order_id').where('announced_at', 'is not', null).execute()
  expect(announced).toEqual([{ order_id: lost.id }])
})

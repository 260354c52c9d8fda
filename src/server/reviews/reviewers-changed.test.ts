import { expect, test, vi } from 'vitest'
import { aCustomer, insertCustomers } from '#db/seed/builders/customer-builder.ts'
import { testDatabase } from '#tests/support/test-database.ts'

const opened = testDatabase()

test('[PDP-06] pages that are kept for everyone are told when a reviewer takes another name or leaves', async () => {
  const { db, listen } = opened.database
  await insertCustomers(db, [aCustomer()])
  const onNotice = vi.fn()
  await listen('catalogue', onNotice)
  await db.updateTable('users').set({ full_name: 'Asha V. Rao' }).execute()
  await vi.waitUntil(() => onNotice.mock.calls.length === 1)
  await db.updateTable('users').set({ password_hash: 'another' }).execute()
  await db.deleteFrom('users').execute()
  await vi.waitUntil(() => onNotice.mock.calls.length === 2)
  expect(onNotice).toHaveBeenCalledTimes(2)
})

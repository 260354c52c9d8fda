import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '#contract/audit/audit-actions.ts'
import { testDatabase } from '#tests/support/test-database.ts'

const shop = testDatabase()

test('the table of entries takes the actions of the list and no other', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'audit_entries_action_check'`.execute(
    shop.database.db,
  )
  const taken = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, action]) => action)
  expect(taken.sort()).toEqual(Object.keys(AUDIT_ACTIONS).sort())
})

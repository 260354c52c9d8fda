import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { schemaPage } from './schema.ts'

const opened = testDatabase()

test('the schema is one document: each table once, under its domain, with keys and comments', async () => {
  const page = await schemaPage(opened.database.pool)
  const tables = [...page.matchAll(/^## (\w+)$/gm)].map(([, table]) => table)
  expect(tables).toEqual([...new Set(tables)])
  expect(tables).toEqual(expect.arrayContaining(['orders', 'all_products', 'users', 'jobs']))
  expect(page.indexOf('# 0007-orders.sql')).toBeLessThan(page.indexOf('## orders\n'))
  expect(page).toContain('Money that reached us. Each row ends as exactly one order or exactly one refund.')
  expect(page).toMatch(/^ {2}user_id +uuid +of users, null once it is gone$/m)
  expect(page).toMatch(/^ {2}refunded_paise +bigint +not null, default 0 {2}-- What went back to the buyer;/m)
})

import { expect, test } from 'vitest'
import { putOnSale } from '#tests/support/shoppers.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { seedPeople } from './seed-people.ts'

const shop = testDatabase()

test('every order has a line and everybody has looked at something, however few products there are', async () => {
  for (const name of ['Neem Pen', 'Kalam Pen']) await putOnSale(shop.database.db, { name })
  await seedPeople(shop.database, 5)
  const { rows } = await shop.database.pool.query(
    'select count(*)::integer as orders, count(line.order_id)::integer as lines from orders left join order_lines as line on line.order_id = orders.id',
  )
  expect(rows).toEqual([{ orders: 5, lines: 5 }])
  const { rows: looked } = await shop.database.pool.query(
    'select distinct count(*)::integer as times from activities group by user_id',
  )
  expect(looked).toEqual([{ times: 10 }])
})

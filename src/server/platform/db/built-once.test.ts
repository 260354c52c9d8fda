import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { builtOnce } from './built-once.ts'

const opened = testDatabase()
const db = () => opened.database.db

test('a statement is built once and answers for the values of each time', async () => {
  let times = 0
  const named = builtOnce((on, name: string, number: number) => {
    times += 1
    return on
      .selectFrom('number_series')
      .select(['name', sql<number>`last + ${number}::integer`.as('sum')])
      .where('name', '=', name)
      .where('last', '>', 1)
  })
  await db()
    .insertInto('number_series')
    .values([
      { name: 'a', last: 5 },
      { name: 'b', last: 7 },
    ])
    .execute()
  expect(await named(db(), 'a', 10)).toEqual([{ name: 'a', sum: 15 }])
  expect(await named(db(), 'b', 20)).toEqual([{ name: 'b', sum: 27 }])
  expect(
    await db()
      .transaction()
      .execute((tx) => named(tx, 'a', 1)),
  ).toEqual([{ name: 'a', sum: 6 }])
  expect(await named(db(), 'c', 1)).toEqual([])
  expect(times).toBe(1)
})

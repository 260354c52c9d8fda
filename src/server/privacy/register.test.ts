import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { dataRetention } from '#web/info/data-retention.ts'
import { PURPOSES, type Purpose } from './purposes.ts'
import { aboutPeople, registered, registerPage } from './register-page.ts'

const opened = testDatabase()

/** Which migrations have run; it is made before the first of them. */
const OF_THE_MIGRATIONS = 'migrations'

test('every column of every table is about a person, with why and for how long, or counted as about nobody', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> ${OF_THE_MIGRATIONS}
    group by 1`.execute(opened.database.db)
  const known = (await registered()).map(({ table, none, about }) => ({ table, columns: none + about.length }))
  const found = rows.map(({ table, columns }) => ({ table, columns: columns.length }))
  expect(known).toEqual(found.toSorted((one, other) => (one.table < other.table ? -1 : 1)))
  const real = new Set(rows.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)))
  const unreal = (await aboutPeople()).filter(({ table, column }) => !real.has(`${table}.${column}`))
  expect(unreal).toEqual([])
})

test('the privacy page tells of every purpose, and of nothing that the shop does not keep', async () => {
  const told = dataRetention().map(([what = '']) => what)
  const purposes: Purpose[] = Object.values(PURPOSES)
  const rowOf = ({ onPage }: Purpose) => onPage && told.find((row) => row.startsWith(onPage))
  expect(purposes.filter((purpose) => purpose.onPage !== null && !rowOf(purpose))).toEqual([])
  expect(told.filter((row) => !purposes.some((purpose) => rowOf(purpose) === row))).toEqual([])
  const used = new Set((await aboutPeople()).map(({ mark }) => mark))
  expect(Object.keys(PURPOSES).filter((name) => !used.has(name as keyof typeof PURPOSES))).toEqual([])
})

test('the page for people says what the register says', async () => {
  await expect(await registerPage()).toMatchFileSnapshot('../../../docs/trust/privacy-register.md')
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { dataRetention } from '#web/info/data-retention.ts'
import { PURPOSES, type Purpose } from './purposes.ts'
import { registered, registerPage } from './register-page.ts'

const opened = testDatabase()

/** Which migrations have run; it is made before the first of them. */
const OF_THE_MIGRATIONS = 'migrations'

test('every column of every table says whether it tells of a person, why and for how long', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> ${OF_THE_MIGRATIONS}`.execute(
    opened.database.db,
  )
  const said = (await registered()).map(({ table, column }) => `${table}.${column}`)
  expect(said.sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('the privacy page tells of every purpose, and of nothing that the shop does not keep', async () => {
  const told = dataRetention().map(([what = '']) => what)
  const purposes: Purpose[] = Object.values(PURPOSES)
  const rowOf = ({ onPage }: Purpose) => onPage && told.find((row) => row.startsWith(onPage))
  expect(purposes.filter((purpose) => purpose.onPage !== null && !rowOf(purpose))).toEqual([])
  expect(told.filter((row) => !purposes.some((purpose) => rowOf(purpose) === row))).toEqual([])
  const used = new Set((await registered()).map(({ mark }) => mark))
  expect(Object.keys(PURPOSES).filter((name) => !used.has(name as keyof typeof PURPOSES))).toEqual([])
})

test('the page for people says what the register says', async () => {
  await expect(await registerPage()).toMatchFileSnapshot('../../../docs/trust/privacy-register.md')
})

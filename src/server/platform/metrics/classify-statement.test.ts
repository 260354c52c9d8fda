import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { writeTogether } from '../db/write-together.ts'
import { classifyStatement } from './classify-statement.ts'

const heard: ReturnType<typeof classifyStatement>[] = []
const db: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (on) => new PostgresIntrospector(on),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => {
    heard.push(classifyStatement(query))
  },
})

const gone = () => db.deleteFrom('jobs').where('id', '=', 'x')
const raw = (text: string) => () => sql.raw(text).execute(db)

test.each([
  ['a list', () => db.selectFrom('orders').selectAll().execute(), 'read', 'orders'],
  ['rows that are locked', () => db.selectFrom('users').selectAll().forUpdate().execute(), 'read', 'users'],
  ['a row that goes', () => gone().execute(), 'write', 'jobs'],
  [
    'a new row',
    () => db.insertInto('number_series').values({ name: 'a', last: 1 }).execute(),
    'write',
    'number_series',
  ],
  [
    'a change',
    () =>
      db
        .updateTable('carts' as 'jobs')
        .set({ attempts: 1 })
        .execute(),
    'write',
    'carts',
  ],
  ['several writes at once', () => writeTogether(db, [gone()]), 'write', 'jobs'],
  ['text that reads', raw('with a as (select 1 from reviews) select * from a for update'), 'read', 'reviews'],
  ['text that writes', raw('with a as (update checkouts set x = 1 returning *) select * from a'), 'write', 'checkouts'],
  ['text that only locks', raw('select extract(epoch from now()) from orders for no key update'), 'read', 'orders'],
  ['text without a table', raw('select 1'), 'read', 'none'],
  ['the end of a transaction', raw('commit'), 'transaction', 'none'],
])('%s', async (_, run, kind, table) => {
  await run()
  expect(heard.at(-1)).toEqual({ kind, table })
})

import { expect, test } from 'vitest'
import { readMigrations } from '#server/platform/db/migrate.ts'
import { migrationFaults } from './migration-faults.ts'

/** What ran before this was asked for. */
const LAST_UNCHECKED = '0060'

test('the version before can live with every new migration', async () => {
  const migrations = await readMigrations()
  const names = migrations.map(({ name }) => name)
  const faults = migrations
    .filter(({ name }) => name.slice(0, 4) > LAST_UNCHECKED)
    .flatMap(({ name, sql }) => migrationFaults(name, sql, names).map((fault) => `${name} ${fault}`))
  expect(faults).toEqual([])
})

test.each([
  ['create table pens (id uuid primary key, name text not null); alter table pens rename to inks', []],
  ['alter table orders add column note text, add column gift boolean not null default false', []],
  ["create index on orders (note); comment on table orders is 'drop table orders'", []],
  ['create function f() returns trigger language plpgsql as $$ begin drop table orders; end $$', []],
  ['-- contracts 0061-notes.sql\nalter table orders drop column note', []],
  [
    '-- contracts 0070-later.sql\nalter table orders drop column note',
    ['contracts 0070-later.sql, which is no earlier migration'],
  ],
  ['alter table orders drop column note', ['drops a column']],
  ['drop table if exists orders', ['drops a table']],
  ['alter table orders rename column note to words', ['renames']],
  ['alter table orders alter column note type varchar(9)', ['changes a type']],
  ['alter table orders\n  alter note set not null', ['asks for a value that the version before may leave out']],
  ['alter table orders add column note text not null', ['adds note, which must have a value and has none by itself']],
])('%s', (sql, faults) => {
  expect(migrationFaults('0062-x.sql', sql, ['0061-notes.sql', '0062-x.sql'])).toEqual(faults)
})

import pg, { type PoolClient } from 'pg'

type Key = { table: string; name: string; definition: string }

/**
 * Takes foreign keys and triggers off for a while: rows come in any order, and nothing that happened when they were first
 * written happens again. Putting the keys back checks every row. The owner of the tables may do all of it.
 */
export async function disableConstraints(client: PoolClient): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<Key>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  const { rows: tables } = await client.query<{ name: string }>(`
    select distinct tgrelid::regclass::text as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid and relnamespace = 'public'::regnamespace and relkind = 'r'
    where not tgisinternal order by 1`)
  const inAll = (statements: string[]) => client.query(statements.join(';'))
  await inAll(keys.map(({ table, name }) => `alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`))
  await inAll(tables.map(({ name }) => `alter table ${name} disable trigger user`))
  return async () => {
    await inAll(
      keys.map(
        ({ table, name, definition }) =>
          `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
      ),
    )
    await inAll(tables.map(({ name }) => `alter table ${name} enable trigger user`))
  }
}

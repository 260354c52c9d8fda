import type { PoolClient } from 'pg'

export type Column = { name: string; type: string }
export type TableShape = { name: string; columns: Column[] }

/** Every table with the columns that are written to it; those that Postgres generates follow from them. */
export async function tableShapes(client: PoolClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.relname order by c.relname`)
  return rows
}

/** The number each sequence gave out last. Numbers are never taken back, so they are read after the rows. */
export async function sequenceNumbers(client: PoolClient): Promise<Record<string, number | null>> {
  const { rows } = await client.query<{ name: string; last: number | null }>(
    "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1",
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

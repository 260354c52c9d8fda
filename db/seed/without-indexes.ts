import type { PoolClient } from 'pg'

type Dropped = { name: string; definition: string }

/**
 * Fills a table while its indexes are away and builds them anew afterwards: many rows go in several times as fast.
 * All in the caller's transaction, so that whatever happens the indexes are there.
 */
export async function withoutIndexes(client: PoolClient, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<Dropped>(INDEXES, [table])
  const { rows: targets } = await client.query<{ statement: string }>(STATISTICS_TARGETS, [table])
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await fill()
  await client.query("set local maintenance_work_mem = '512MB'")
  for (const { definition } of indexes) await client.query(definition)
  for (const { statement } of targets) await client.query(statement)
}

/** Those that no constraint stands on. */
const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = $1::regclass and not indisunique order by indexrelid`

/** What the definition of an index does not say. */
const STATISTICS_TARGETS = `
  select format('alter index %s alter column %s set statistics %s', indexrelid::regclass, attnum, attstattarget) as statement
  from pg_index join pg_attribute on attrelid = indexrelid
  where indrelid = $1::regclass and not indisunique and attstattarget >= 0 and attnum > 0`

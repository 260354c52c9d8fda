import { type RawBuilder, sql } from 'kysely'

type Column = readonly [type: 'uuid' | 'text' | 'jsonb' | 'timestamptz', values: readonly unknown[]]

/**
 * A few rows, handed over column by column, to be looked up in a table by key. Postgres takes a list it does not know for
 * ten or a hundred rows, and then rather reads a whole table than a hundred places of it; of a limit it does not know it
 * expects a tenth. So it expects one row, looks up each, and keeps that plan.
 */
export function keyedRows(...columns: [Column, ...Column[]]): RawBuilder<unknown> {
  const arrays = columns.map(([type, values]) => sql`${values}::${sql.raw(type)}[]`)
  return sql`(select * from unnest(${sql.join(arrays)}) limit ${columns[0][1].length})`
}

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

type Column = { table: string; column: string; type: string }

/** Counts and sums; signed are only differences. */
const NOT_NEGATIVE = /stock|price|paise|quantity|total|pieces|rating/
const SIGNED = /difference|delta|change|order_day_changes/
/** Of all control characters, texts may hold line ends and tabs. */
const CONTROLS = '[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]'

/** What must hold of the database whatever was asked of the shop, one sentence for each that does not. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const { rows: columns } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`.execute(db)
  const broken: string[] = []
  for (const { table, column, type } of columns) {
    const name = sql.ref(`${table}.${column}`)
    if (/int|numeric|double/.test(type) && NOT_NEGATIVE.test(column) && !SIGNED.test(`${table}.${column}`)) {
      const { rows } = await sql<{
        worst: number | null
      }>`select min(${name}) as worst from ${sql.table(table)}`.execute(db)
      if (Number(rows[0]?.worst ?? 0) < 0) broken.push(`${table}.${column} is ${rows[0]?.worst}`)
    }
    if (type === 'text') {
      const { rows } = await sql<{ found: string }>`
        select ${name} as found from ${sql.table(table)} where ${name} ~ ${CONTROLS} limit 1`.execute(db)
      if (rows[0])
        broken.push(`${table}.${column} holds control characters: ${JSON.stringify(rows[0].found).slice(0, 120)}`)
    }
  }
  return broken
}

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** In which columns of the whole database one of these words stands, whatever their type: `orders.address`. */
export async function findTraces(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const patterns = words.map((word) => `%${word.toLowerCase()}%`)
  const looks = tables.map(
    ({ name }) => sql`
      select ${name} || '.' || cell.key as place
      from ${sql.table(name)} as kept, jsonb_each_text(to_jsonb(kept)) as cell
      where lower(cell.value) like any (${patterns}::text[])`,
  )
  const { rows } = await sql<{ place: string }>`${sql.join(looks, sql` union `)}`.execute(db)
  return rows.map(({ place }) => place).sort()
}

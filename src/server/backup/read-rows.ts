import pg, { type PoolClient } from 'pg'
import type { TableShape } from './table-shapes.ts'

/** As much as is read at a time, about, and the most rows: a picture is a row of millions of characters. */
const [CHARACTERS_AT_ONCE, MOST_ROWS_AT_ONCE] = [1_000_000, 500]
const CURSOR = 'rows_of_table'

/**
 * The rows of a table, each one line: a JSON array of its values as Postgres writes them. Inside a transaction, and by
 * a cursor, so that a table may be larger than the memory.
 */
export async function* readRows(client: PoolClient, { name, columns }: TableShape): AsyncGenerator<string> {
  const values = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join()
  await client.query(`declare ${CURSOR} no scroll cursor for select ${values} from ${pg.escapeIdentifier(name)}`)
  for (let rowsAtOnce = 1; ; ) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${rowsAtOnce} from ${CURSOR}`,
      rowMode: 'array',
    })
    let characters = 1
    for (const row of rows) {
      const line = JSON.stringify(row)
      characters += line.length
      yield line
    }
    if (rows.length < rowsAtOnce) break
    const fitting = Math.ceil((rowsAtOnce * CHARACTERS_AT_ONCE) / characters)
    rowsAtOnce = Math.min(fitting, rowsAtOnce * 8, MOST_ROWS_AT_ONCE)
  }
  await client.query(`close ${CURSOR}`)
}

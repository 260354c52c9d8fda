import pg, { type PoolClient } from 'pg'
import { readLines } from './read-lines.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'
import type { TableHead } from './write-rows.ts'

const [CHARACTERS_AT_ONCE, MOST_ROWS_AT_ONCE] = [1_000_000, 1_000]

type Row = (string | null)[]

/** Puts the rows of an archive into empty tables of the same shape. */
export async function loadRows(client: PoolClient, file: string): Promise<void> {
  const shapes = new Map((await tableShapes(client)).map((shape) => [shape.name, shape]))
  let into: TableShape | undefined
  let [rows, characters]: [Row[], number] = [[], 0]

  async function flush(): Promise<void> {
    if (into && rows.length > 0) await insert(client, into, rows)
    rows = []
    characters = 0
  }

  for await (const line of readLines(file)) {
    if (line.startsWith('{')) {
      await flush()
      into = shapeFor(JSON.parse(line), shapes)
      continue
    }
    rows.push(JSON.parse(line))
    characters += line.length
    if (characters >= CHARACTERS_AT_ONCE || rows.length >= MOST_ROWS_AT_ONCE) await flush()
  }
  await flush()
}

/** The columns in the order of the archive, with the types that they have here. */
function shapeFor({ table, columns }: TableHead, shapes: Map<string, TableShape>): TableShape {
  const known = new Map(shapes.get(table)?.columns.map((column) => [column.name, column]))
  const found = columns.map((name) => known.get(name))
  if (found.length !== known.size || found.includes(undefined)) {
    throw new Error(`The table ${table} of the backup has other columns than that of its migrations`)
  }
  return { name: table, columns: found.filter((column) => column !== undefined) }
}

/** One statement for many rows: an array of texts a column, each read by Postgres as the column's own type. */
async function insert(client: PoolClient, { name, columns }: TableShape, rows: Row[]): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column.name))
  const typed = columns.map(({ type }, place) => `given.c${place}::${type}`)
  const arrays = columns.map((_, place) => `$${place + 1}::text[]`)
  const given = columns.map((_, place) => `c${place}`)
  await client.query(
    `insert into ${pg.escapeIdentifier(name)} (${names}) overriding system value
     select ${typed} from unnest(${arrays}) as given (${given})`,
    columns.map((_, place) => rows.map((row) => row[place] ?? null)),
  )
}

import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { LEFT_OUT } from './left-out.ts'
import { OWNER_ONLY, type Tally } from './manifest.ts'
import { readRows } from './read-rows.ts'
import { tableShapes } from './table-shapes.ts'
import { tallyRows } from './tally.ts'

const CHARACTERS_AT_ONCE = 65_536

/** Before the rows of a table stands its head: an object, where a row is an array. */
export type TableHead = { table: string; columns: string[] }

/** Writes every row of every table that is saved into one file, as one transaction sees them; answers what there was. */
export async function writeRows(client: PoolClient, file: string): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {}

  async function* lines(): AsyncGenerator<string> {
    for (const shape of await tableShapes(client)) {
      const head: TableHead = { table: shape.name, columns: shape.columns.map(({ name }) => name) }
      yield JSON.stringify(head)
      const tally = tallyRows()
      const rows = LEFT_OUT.includes(shape.name) ? [] : readRows(client, shape)
      for await (const line of rows) {
        tally.add(line)
        yield line
      }
      tallies[shape.name] = tally.result()
    }
  }

  const written = createWriteStream(file, { mode: OWNER_ONLY.file, flags: 'wx', flush: true })
  await pipeline(Readable.from(joined(lines())), createGzip(), written)
  return tallies
}

/** Many lines a chunk: a chunk costs more than a line. */
async function* joined(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < CHARACTERS_AT_ONCE) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

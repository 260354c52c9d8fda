import { headerFault } from '#contract/catalog/product-csv.ts'
import { importFailures, MOST_ROWS } from '#contract/catalog/product-import.failures.ts'
import { csvFailures } from '#contract/platform/csv.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { type CsvRow, readCsv } from '#server/platform/csv/read-csv.ts'

/** An uploaded table of products: its columns, and its rows as they come in. */
export async function readProductCsv(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ columns: string[]; rows: AsyncGenerator<CsvRow> }> {
  const rows = readCsv(bytes)
  const header = await rows.next()
  if (header.done) throw new Failure(csvFailures.empty)
  const columns = withoutBlankEnd(header.value.cells.map((name) => name.trim()))
  const fault = headerFault(columns)
  if (!fault) return { columns, rows: counted(rows) }
  // What is left of the file is not wanted any more.
  await rows.return(undefined)
  throw new Failure(importFailures[fault.kind], { values: { column: fault.column } })
}

async function* counted(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > MOST_ROWS) throw new Failure(importFailures.tooManyRows)
    yield row
  }
  if (count === 0) throw new Failure(importFailures.noRows)
}

/** Spreadsheets write commas also for columns that were once used. */
const withoutBlankEnd = (names: string[]) => names.slice(0, names.findLastIndex((name) => name !== '') + 1)

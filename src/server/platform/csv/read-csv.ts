import { csvFailures } from '#contract/platform/csv.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { csvText } from './csv-text.ts'

export type CsvRow = {
  /** Where in the file it begins, counted from 1. */
  line: number
  cells: string[]
}

/** Beyond this a quotation mark was never closed: the rest of the file would be one cell. */
const LONGEST_ROW = 200_000

const PLAIN_CELL = /[^",\r\n]*/y
/** Its last mark is not followed by another, which would be one of the text. */
const QUOTED_CELL = /"([^"]*(?:""[^"]*)*)"(?!")/y
const LINE_END = /\r\n|\r|\n/y
const LINE_ENDS = /\r\n|\r|\n/g

/** The rows of an uploaded table as they come in, without those that are blank. */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  let [rest, line] = ['', 1]
  for await (const text of csvText(bytes)) {
    rest += text
    yield* takeRows(false)
  }
  yield* takeRows(true)

  /** Takes apart what is there; a row that may go on waits for more. */
  function* takeRows(isAll: boolean): Generator<CsvRow> {
    let start = 0
    while (start < rest.length) {
      const row = rowAt(rest, start, isAll)
      if (row === 'unfinished' && rest.length - start < LONGEST_ROW) break
      if (typeof row === 'string') throw new Failure(csvFailures.brokenQuotes, { values: { line } })
      if (row.cells.some((cell) => cell.trim() !== '')) yield { line, cells: row.cells }
      line += 1 + row.lineEndsInside
      start = row.end
    }
    rest = rest.slice(start)
  }
}

type Row = { cells: string[]; lineEndsInside: number; end: number }

function rowAt(text: string, start: number, isAll: boolean): Row | 'unfinished' | 'broken' {
  const cells: string[] = []
  let lineEndsInside = 0
  for (let at = start; ; at += 1) {
    const isQuoted = text[at] === '"'
    const found = matchAt(isQuoted ? QUOTED_CELL : PLAIN_CELL, text, at)
    if (!found) return isAll ? 'broken' : 'unfinished'
    at += found[0].length
    cells.push(isQuoted ? (found[1] ?? '').replaceAll('""', '"') : found[0])
    if (isQuoted) lineEndsInside += found[0].match(LINE_ENDS)?.length ?? 0
    // What stands at the very end may be half of a doubled mark, or of a line end.
    if (at >= text.length - 1 && !isAll) return 'unfinished'
    if (text[at] === ',') continue
    const end = at + (matchAt(LINE_END, text, at)?.[0].length ?? 0)
    return end > at || at === text.length ? { cells, lineEndsInside, end } : 'broken'
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

import { csvFailures, LARGEST_CSV_MB } from '#contract/platform/csv.failures.ts'
import { Failure } from '#contract/platform/failures.ts'

const LARGEST_BYTES = LARGEST_CSV_MB * 1024 * 1024
/** What stands for bytes that are not UTF-8, and the sign that no text has and no database takes. */
const NO_TEXT = /[\ufffd\0]/

/** The text of an uploaded table, piece by piece. Whatever is not text in UTF-8 is refused in words that help. */
export async function* csvText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let [size, line] = [0, 1]
  for await (const chunk of bytes) {
    if (size === 0) refuseOtherFormats(chunk)
    size += chunk.length
    if (size > LARGEST_BYTES) throw new Failure(csvFailures.tooLarge)
    yield checked(decoder.decode(chunk, { stream: true }))
  }
  if (size === 0) throw new Failure(csvFailures.empty)
  yield checked(decoder.decode())

  function checked(text: string): string {
    const fault = text.search(NO_TEXT)
    line += countLineEnds(fault < 0 ? text : text.slice(0, fault))
    if (fault >= 0) throw new Failure(csvFailures.notUtf8, { values: { line } })
    return text
  }
}

function refuseOtherFormats([first = 0, second = 0, third]: Uint8Array): void {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // English in UTF-16 without its mark: every other byte is nothing.
  if (isUtf16 || first === 0 || (second === 0 && third !== undefined)) throw new Failure(csvFailures.utf16)
  // PK: a zip archive, as which spreadsheets are saved.
  if (first === 0x50 && second === 0x4b && third === 3) throw new Failure(csvFailures.workbook)
}

const countLineEnds = (text: string) => text.split('\n').length - 1

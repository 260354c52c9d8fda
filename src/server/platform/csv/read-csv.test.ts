import { expect, test } from 'vitest'
import { csvFailures } from '#contract/platform/csv.failures.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const latin1 = (text: string) => Buffer.from(text, 'latin1')

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function read(bytes: Uint8Array, size = 7) {
  const rows: CsvRow[] = []
  for await (const row of readCsv(inPieces(bytes, size))) rows.push(row)
  return rows
}
const refusalOf = (bytes: Uint8Array, size?: number): Promise<Failure> =>
  read(bytes, size).then(
    () => expect.unreachable(),
    (error) => error,
  )

test.each(['\n', '\r\n', '\r'])('rows with the line they begin in, whatever ends a line: %j', async (end) => {
  const text = ['\ufeffname,note', '"Pen, blue","says ""hi"""', '', `"two${end}lines",₹ कलम`, ',', 'last,'].join(end)
  expect(await read(utf8(text))).toEqual([
    { line: 1, cells: ['name', 'note'] },
    { line: 2, cells: ['Pen, blue', 'says "hi"'] },
    { line: 4, cells: [`two${end}lines`, '₹ कलम'] },
    { line: 7, cells: ['last', ''] },
  ])
})

test.each([
  ['nothing', utf8(''), csvFailures.empty, undefined],
  ['UTF-16 with its mark', utf16('name,price\nPen,5'), csvFailures.utf16, undefined],
  ['UTF-16 without it', Buffer.from('name,price\nPen,5', 'utf16le'), csvFailures.utf16, undefined],
  ['a workbook', latin1('PK\x03\x04\x14\x00'), csvFailures.workbook, undefined],
  ['Latin-1', latin1('name,price\nPen,5\nCaf\xe9,9\n'), csvFailures.notUtf8, 'Line 3'],
  ['a sign cut off at the end', utf8('name\nPen ₹').subarray(0, -1), csvFailures.notUtf8, 'Line 2'],
  ['bytes of nothing', utf8('name\nPen\nBook\0\n'), csvFailures.notUtf8, 'Line 3'],
  ['a mark inside a cell', utf8('name,size\nPen,1\nRuler,30"\n'), csvFailures.brokenQuotes, 'line 3'],
  ['text after the closing mark', utf8('name\n"Pen" blue\n'), csvFailures.brokenQuotes, 'line 2'],
  ['a mark never closed', utf8('name\nPen\n"Book\nInk\n'), csvFailures.brokenQuotes, 'line 3'],
])('refuses %s', async (_, bytes, kind, said) => {
  const refusal = await refusalOf(bytes)
  expect(refusal.kind).toEqual(kind)
  if (said) expect(refusal.message).toContain(said)
})

test('a mark never closed does not swallow the rest of a large file', async () => {
  const refusal = await refusalOf(utf8(`name\n"Pen\n${'x,y\n'.repeat(100_000)}`), 65_536)
  expect(refusal.message).toContain('line 2')
})

test('refuses what is larger than 50 MB while it comes in', async () => {
  const megabyte = utf8(`${'x'.repeat(1023)}\n`.repeat(1024))
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 1
      yield megabyte
    }
  }
  const lines = async () => {
    for await (const _ of readCsv(endless()));
  }
  await expect(lines()).rejects.toMatchObject({ kind: csvFailures.tooLarge })
  expect(sent).toBe(51)
})

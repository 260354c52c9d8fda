import { expect, test } from 'vitest'
import { importFailures } from '#contract/catalog/product-import.failures.ts'
import { readProductCsv } from './read-product-csv.ts'

async function* bytesOf(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}

async function rowsOf(...texts: string[]): Promise<number> {
  const { rows } = await readProductCsv(bytesOf(...texts))
  let count = 0
  for await (const _ of rows) count += 1
  return count
}

const HEADER = 'name,price,Category,description,stocks'
const thousandRows = 'Pen,1,Writing,Fine,1\n'.repeat(1_000)

test('a hundred thousand rows are taken, one more is not', async () => {
  const full = Array.from({ length: 100 }, () => thousandRows)
  expect(await rowsOf(`${HEADER}\n`, ...full)).toBe(100_000)
  await expect(rowsOf(`${HEADER}\n`, ...full, 'One,1,Writing,More,1\n')).rejects.toMatchObject({
    kind: importFailures.tooManyRows,
  })
})

test('blank columns at the end are commas that a spreadsheet left', async () => {
  expect(await readProductCsv(bytesOf(` ${HEADER},,\nPen,1,Paper,x,1,,\n`))).toMatchObject({
    columns: HEADER.split(','),
  })
})

test.each([
  ['a column that is none', `${HEADER},colour`, '“colour”'],
  ['a column twice', `${HEADER},price`, 'The column price appears twice'],
  ['a column that new products need', 'name,price,Category,description', 'The column stocks is missing'],
])('%s is named in the refusal', async (_, header, text) => {
  await expect(readProductCsv(bytesOf(`${header}\n`))).rejects.toThrow(text)
})

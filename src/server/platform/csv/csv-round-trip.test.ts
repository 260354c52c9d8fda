import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, unguarded } from '#contract/platform/csv-cells.ts'
import { readCsv } from './read-csv.ts'

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const cell = fc.string({ unit: fc.constantFrom(...'ab,"\'\n\r=+-@\t ', 'क', '🖊'), maxLength: 8 })
/** None of them blank: those are left out. */
const row = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => ['x', ...cells])
const rows = fc.array(row, { minLength: 1, maxLength: 6 })

test('whatever is written is read as it was, in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (written, size) => {
      const read: string[][] = []
      for await (const { cells } of readCsv(inPieces(written.map(csvLine).join(''), size))) {
        read.push(cells.map(unguarded))
      }
      expect(read).toEqual(written)
    }),
  )
})

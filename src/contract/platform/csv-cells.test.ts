import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, guarded, isFormula, unguarded } from './csv-cells.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98', "'+91 98"],
  ['-5', "'-5"],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['\n=1', "'\n=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠home', "'＠home"],
  ["'=1", "''=1"],
  ["'quoted'", "'quoted'"],
  ['plain', 'plain'],
  ['1-2', '1-2'],
  ['', ''],
])('%j is written as %j, which no spreadsheet runs', (text, cell) => {
  expect(guarded(text)).toBe(cell)
  expect(unguarded(cell)).toBe(text)
  expect(isFormula(cell)).toBe(false)
})

test('whatever is guarded begins harmlessly and comes back as it was', () => {
  const risky = fc.string({ unit: fc.constantFrom(...`'=+-@\t\r\n＝ab,"`) })
  fc.assert(
    fc.property(risky, (text) => {
      expect(guarded(text)).not.toMatch(/^[=+\-@\t\r\n＝]/)
      expect(unguarded(guarded(text))).toBe(text)
    }),
  )
})

test('a line quotes what needs it', () => {
  expect(csvLine(['a', 'b, c', 'say "x"', 'two\nlines', 4.5, null, undefined, '=1'])).toBe(
    'a,"b, c","say ""x""","two\nlines",4.5,,,\'=1\r\n',
  )
})

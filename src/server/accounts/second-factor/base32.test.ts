import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromBase32, inGroups, toBase32 } from './base32.ts'

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the examples of RFC 4648: “%s” is %s', (plain, encoded) => {
  expect(toBase32(Buffer.from(plain))).toBe(encoded)
  expect(Buffer.from(fromBase32(encoded)).toString()).toBe(plain)
})

test('any bytes come back, and are read in groups of four', () => {
  const bytes = randomBytes(20)
  expect(Buffer.from(fromBase32(toBase32(bytes)))).toEqual(bytes)
  expect(inGroups('MZXW6YTBOI', ' ')).toBe('MZXW 6YTB OI')
})

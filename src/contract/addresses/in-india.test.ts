import { expect, test } from 'vitest'
import { isInIndia } from './in-india.ts'

test.each([
  ['India', 'Kerala', true],
  ['India', 'Orissa', true],
  ['India', 'Bagmati', false],
  ['Nepal', 'Kerala', false],
  ['', 'Kerala', false],
])('%s, %s: %s', (country, state, isThere) => {
  expect(isInIndia({ country, state })).toBe(isThere)
})

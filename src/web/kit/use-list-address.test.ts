import { expect, test } from 'vitest'
import { pagesIn } from './use-list-address.ts'

test.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=2.9', 2],
  ['pages=0', 1],
  ['pages=-4', 1],
  ['pages=many', 1],
])('the address "%s" asks for %i pages', (query, pages) => {
  expect(pagesIn(new URLSearchParams(query))).toBe(pages)
})

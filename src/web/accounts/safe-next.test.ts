import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  ['/product/7#review', '/product/7#review'],
  ['/shop?sort=newest', '/shop?sort=newest'],
  [null, '/user'],
  ['', '/user'],
  ['cart', '/user'],
  ['https://evil.example/', '/user'],
  ['//evil.example', '/user'],
  ['/\\evil.example', '/user'],
  ['/\t/evil.example', '/user'],
  ['/.//evil.example', '/user'],
  ['javascript:alert(1)', '/user'],
  ['/userLogin?next=/user', '/user'],
  ['/logOut', '/user'],
])('[ACC-04] ?next=%s leads to %s', (wished, leads) => {
  expect(safeNext(wished)).toBe(leads)
})

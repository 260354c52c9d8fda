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
  ['/sellerlogin', '/user'],
  ['/sellerRegister', '/user'],
  ['/stop-email-change', '/user'],
  ['/seller', '/seller'],
  ['/hi/shop?sort=newest', '/shop?sort=newest'],
  ['/hi', '/'],
  ['/hi//evil.example', '/user'],
  ['/hi/userLogin', '/user'],
])('[ACC-04] ?next=%s leads to %s', (wished, leads) => {
  expect(safeNext(wished)).toBe(leads)
})

test('[BUY-05] a form that leads on elsewhere names that page', () => {
  expect(safeNext(null, '/BuyProduct')).toBe('/BuyProduct')
  expect(safeNext('//evil.example', '/BuyProduct')).toBe('/BuyProduct')
  expect(safeNext('/cart', '/BuyProduct')).toBe('/cart')
})

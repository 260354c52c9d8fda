import fc from 'fast-check'
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

test('[ACC-04] whatever stands in ?next=, it leads to a page of ours', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    'hi',
    'evil.example',
    'https:',
    'javascript:',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '\0',
  ]
  const wished = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join(''))
  fc.assert(
    fc.property(wished, (text) => {
      const next = safeNext(text)
      expect(next).toMatch(/^\/(?![/\\])/)
      expect(new URL(next, 'https://likho.example').origin).toBe('https://likho.example')
    }),
    { numRuns: 2_000 },
  )
})

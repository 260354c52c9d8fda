import { expect, test } from 'vitest'
import { inLanguage, splitLanguage } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/shop?page=2', 'en', '/shop?page=2'],
  ['/history', 'en', '/history'],
  ['/hi', 'hi', '/'],
  ['/hi?from=mail', 'hi', '/?from=mail'],
  ['/hi/', 'hi', '/'],
  ['/HI/Shop', 'hi', '/Shop'],
  ['/hi/hi', 'hi', '/hi'],
  ['/hi.data', 'hi', '/_.data'],
  ['/hi.data?x=1', 'hi', '/_.data?x=1'],
  ['/hi/shop.data', 'hi', '/shop.data'],
])('%s is %s, %s', (path, language, rest) => {
  expect(splitLanguage(path)).toEqual({ language, path: rest })
})

test.each([
  ['en', '/', '/'],
  ['hi', '/', '/hi'],
  ['hi', '/?q=1', '/hi?q=1'],
  ['hi', '/shop', '/hi/shop'],
  ['hi', '/_.data', '/hi/_.data'],
] as const)('in %s %s is %s', (language, path, address) => {
  expect(inLanguage(language, path)).toBe(address)
})

import { expect, test } from 'vitest'
import { cleanedText } from './cleaned-text.ts'

test.each([
  ['x is not a function', 'x is not a function'],
  ['no mailbox asha.verma+1@example.co.in here', 'no mailbox [email] here'],
  ['call 98765 43210 or +91-98765-43210', 'call [number] or [number]'],
  ['order LK2627-000123 of 2026', 'order LK[number] of 2026'],
  ['GET https://shop.example/reset-password?token=abc&x=1 failed', 'GET /reset-password failed'],
  ['/userLogin?next=/product/7#review is gone', '/userLogin is gone'],
  ['id 019a0000-0000-7000-8000-000000000000', 'id [id]'],
  ['bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'bearer [token]'],
  ['key a1B2c3D4e5F6g7H8i9J0', 'key [token]'],
  [
    'Failed to fetch dynamically imported module: https://shop.example/assets/card-cart-Dx3f.js',
    'Failed to fetch dynamically imported module: /assets/card-cart-Dx3f.js',
  ],
  ['two\nlines\tand  blanks', 'two lines and blanks'],
])('%s is noted as %s', (text, cleaned) => {
  expect(cleanedText(text)).toBe(cleaned)
})

test('it is short', () => {
  expect(cleanedText('no '.repeat(200))).toHaveLength(200)
})

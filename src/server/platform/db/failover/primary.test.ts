import { expect, test } from 'vitest'
import { addressesOf } from './primary.ts'

test.each([
  ['postgres://likho:pw@a:5432/shop?sslmode=require', ['postgres://likho:pw@a:5432/shop?sslmode=require']],
  ['postgres://likho:pw@a:5432,b:5433/shop', ['postgres://likho:pw@a:5432/shop', 'postgres://likho:pw@b:5433/shop']],
  ['postgres://a,b/shop?target_session_attrs=read-write', ['postgres://a/shop', 'postgres://b/shop']],
  [
    'postgresql://a,[::1]:5433/shop?target_session_attrs=primary&sslmode=require',
    ['postgresql://a/shop?sslmode=require', 'postgresql://[::1]:5433/shop?sslmode=require'],
  ],
])('%s', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})

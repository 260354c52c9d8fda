import { expect, test } from 'vitest'
import { kindOf, pageKey } from './request-kind.ts'

const SHOP = 'https://likho.example'

test.each([
  ['/', 'page'],
  ['/shop?category=Paper', 'page'],
  ['/WritingInstruments', 'page'],
  ['/Filing&Storage', 'page'],
  ['/Filing%26Storage/', 'page'],
  ['/about?id=7', 'page'],
  ['/product/01930000-0000-7000-8000-000000000001', 'page'],
  ['/cart', 'page'],
  ['/wishlist', 'page'],
  ['/userLogin', 'document'],
  ['/user', 'document'],
  ['/myOrder', 'document'],
  ['/OrderItems?id=7', 'document'],
  ['/order-success/7', 'document'],
  ['/BuyProduct', 'document'],
  ['/payments', 'document'],
  ['/address', 'document'],
  ['/seller', 'document'],
  ['/sellers', 'document'],
  ['/admin', 'document'],
  ['/admin/orders/7', 'document'],
  ['/api/docs', 'document'],
])('of an opened %s: %s', (path, kind) => {
  expect(kindOf({ method: 'GET', mode: 'navigate', url: SHOP + path }, SHOP)).toBe(kind)
})

test.each([
  ['GET', 'no-cors', `${SHOP}/assets/app.js`, 'file'],
  ['GET', 'no-cors', `${SHOP}/media/pen-160.avif`, 'picture'],
  ['GET', 'cors', `${SHOP}/api/v2/wishlist/products`, 'none'],
  ['GET', 'cors', `${SHOP}/shop.data`, 'none'],
  ['POST', 'navigate', `${SHOP}/shop`, 'none'],
  ['POST', 'cors', `${SHOP}/api/v2/cart/check`, 'none'],
  ['GET', 'navigate', 'https://pay.example/assets/app.js', 'none'],
] as const)('%s by %s of %s: %s', (method, mode, url, kind) => {
  expect(kindOf({ method, mode, url }, SHOP)).toBe(kind)
})

test.each([
  ['/shop?utm_source=mail&sort=priceAsc&gclid=7', '/shop?sort=priceAsc'],
  ['/?fbclid=7', '/'],
  ['/searchResult?q=pen#end', '/searchResult?q=pen'],
])('%s is kept as %s', (path, key) => {
  expect(pageKey(SHOP + path)).toBe(SHOP + key)
})

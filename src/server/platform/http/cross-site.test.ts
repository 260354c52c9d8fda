import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { PUBLIC_URL: 'https://likho.in' } })

const post = (headers: Record<string, string>, method: 'POST' | 'GET' = 'POST', url = '/api/v1/users/logout') =>
  shop.app.inject({ method, url, headers: { host: 'localhost:3000', ...headers } })

test.each([
  ['from its own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
  ['typed by the user', { 'sec-fetch-site': 'none' }],
  ['from the public address', { 'sec-fetch-site': 'same-site', origin: 'https://likho.in' }],
  ['by an old browser from its own page', { origin: 'http://localhost:3000' }],
  ['by a program that is no browser', {}],
])('a change asked for %s is carried out', async (_, headers) => {
  expect((await post(headers as Record<string, string>)).statusCode).toBe(200)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site without saying which', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.likho.in' }],
  ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another site, by an old browser', { origin: 'https://evil.example' }],
  ['an old browser in a sandbox', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://localhost:4000' }],
])('a change asked for by %s is refused', async (_, headers) => {
  const answer = await post(headers as Record<string, string>)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ success: false, code: 'request/cross-site' })
})

test('reading is not refused, and the providers call from outside', async () => {
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await post(evil, 'GET', '/api/v1/product/getProduct')).statusCode).toBe(200)
  expect((await post(evil, 'POST', '/api/webhooks/payments')).json().code).not.toBe('request/cross-site')
})

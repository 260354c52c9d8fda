import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const search = (remoteAddress: string) =>
  shop.app.inject({ method: 'GET', url: `/api/v1/product/cards?minPrice=${Math.random()}`, remoteAddress })

test('one address is told to wait after too much work; others go on, and what lies ready is free', async () => {
  const statuses = new Map<number, number>()
  let refused = await search('10.0.0.1')
  for (let call = 1; call < 601; call += 1) {
    statuses.set(refused.statusCode, (statuses.get(refused.statusCode) ?? 0) + 1)
    refused = await search('10.0.0.1')
  }
  expect(statuses).toEqual(new Map([[200, 600]]))
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'request/too-many' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await search('10.0.0.2')).statusCode).toBe(200)
  await shop.app.inject({ url: '/api/v1/product/cards', remoteAddress: '10.0.0.3' })
  expect((await shop.app.inject({ url: '/api/v1/product/cards', remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
})

import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { cancelInShop } from '#tests/support/cancelled-order.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const path = (orderId: string) => `/api/sandbox/shipments/${orderId}/advance`

let id: string
beforeEach(async () => {
  id = (await aPaidOrder(shop.db, 'sandbox')).id
})

test('each call is one step, from the shop to the door and no further', async () => {
  const staff = await aShopper(shop, { role: 'admin' })
  const way: unknown[] = []
  for (const _ of [1, 2, 3, 4, 5]) way.push((await staff.post(path(id))).body.data)
  expect(way).toEqual([
    { status: 'Processing', delivery_status: 'Pickup scheduled' },
    { status: 'Shipped', delivery_status: 'Picked up' },
    { status: 'Shipped', delivery_status: 'In transit' },
    { status: 'Shipped', delivery_status: 'Out for delivery' },
    { status: 'Delivered', delivery_status: 'Delivered' },
  ])
  expect(await staff.post(path(id))).toMatchObject({ status: 409, body: { code: 'shipping/no-further-step' } })
})

test('a cancelled order goes nowhere', async () => {
  const staff = await aShopper(shop, { role: 'admin' })
  await cancelInShop(shop.db, id)
  expect((await staff.post(path(id))).status).toBe(409)
})

describe('who may', () => {
  test.each([
    [{ role: 'superadmin' as const }, 200],
    // The shop ships whole orders, with the lines of other sellers in them.
    [{ role: 'seller' as const, approved: true }, 403],
    [{ role: 'seller' as const, approved: false }, 403],
    [{ role: 'customer' as const }, 403],
  ])('%o: %i', async (person, status) => {
    expect((await (await aShopper(shop, person)).post(path(id))).status).toBe(status)
  })

  test('nobody who is not logged in', async () => {
    expect((await shop.call('POST', path(id))).status).toBe(401)
  })
})

test('an order that there is not is not found, and what is no id is refused', async () => {
  const staff = await aShopper(shop, { role: 'admin' })
  expect((await staff.post(path(newId()))).status).toBe(404)
  expect((await staff.post(path('7'))).status).toBe(400)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshTokenCall } from '#contract/accounts/session.endpoints.ts'
import { buyAgainCall } from '#contract/orders/buy-again.endpoints.ts'
import { listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { clientLoader } from './order-history.route.tsx'

const openShop = () => standInShop({ list: listOrdersCall, again: buyAgainCall, refresh: refreshTokenCall })
let shop: ReturnType<typeof openShop>
const load = (query = '') => clientLoader({ request: new Request(`https://shop.example/myOrder${query}`) })

/** Two pages of one order each. */
beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage({ user: JSON.stringify(aUser()) }) })
  shop = openShop()
  shop.again.mockResolvedValue({ data: [aProductCard()] })
  shop.list.mockImplementation(async ({ cursor }) => ({
    data: [toShippingOrder(anOrder({ number: cursor ? 'LK-26-000001' : 'LK-26-000002' }))],
    nextCursor: cursor ? null : 'c1',
    total: 2,
  }))
})
afterEach(() => vi.unstubAllGlobals())

const numbers = ({ list: { rows } }: Awaited<ReturnType<typeof load>>) => rows?.map(({ number }) => number)

test('the history is as long as its address says, so the way back from an order finds it again', async () => {
  expect(numbers(await load())).toEqual(['LK-26-000002'])
  expect(numbers(await load('?pages=2'))).toEqual(['LK-26-000002', 'LK-26-000001'])
  expect(shop.list.mock.calls.map(([{ cursor }]) => cursor)).toEqual([undefined, 'c1'])
})

test('a further page that fails leaves what is shown', async () => {
  await load()
  shop.list.mockRejectedValueOnce(outOfReach())
  const loaded = await load('?pages=2')
  expect(numbers(loaded)).toEqual(['LK-26-000002'])
  expect(loaded.list.problem).toBe(networkFailures.unreachable.text)
})

test('the orders are all there when what can be bought again cannot be had', async () => {
  expect((await load()).again).toEqual([aProductCard()])
  shop.again.mockRejectedValue(outOfReach())
  const loaded = await load()
  expect([numbers(loaded), loaded.again]).toEqual([['LK-26-000002'], []])
})

test('a session that turns out to be over leads to the login', async () => {
  shop.list.mockRejectedValue(new Failure(requestFailures.notSignedIn))
  shop.refresh.mockRejectedValue(new Failure(requestFailures.notSignedIn))
  await expect(load()).rejects.toMatchObject({ kind: requestFailures.notSignedIn })
})

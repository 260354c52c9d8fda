import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders/order.ts'
import { cancelOrderCall, getOrderCall } from '#contract/orders/orders.endpoints.ts'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'

const ID = '01930000-0000-7000-8000-0000000000f1'
const lastOpened = { id: ID, number: 'LK-26-000001' } as Order

async function freshPage({ user = JSON.stringify(aUser()), orderDetails = null as Order | null } = {}) {
  vi.resetModules()
  const root = JSON.stringify({ state: { order: { orderDetails } }, version: 1 })
  vi.stubGlobal('window', { localStorage: memoryStorage({ user, root }) })
  const { clientLoader, clientAction } = await import('./order-items.route.tsx')
  const body = new URLSearchParams({ id: ID })
  const args = (url: string, init?: RequestInit) => ({ request: new Request(`https://shop.example${url}`, init) })
  return {
    load: (url: string) => clientLoader(args(url) as Parameters<typeof clientLoader>[0]),
    cancel: () => clientAction(args('/OrderItems', { method: 'POST', body }) as Parameters<typeof clientAction>[0]),
  }
}

const openShop = () => standInShop({ get: getOrderCall, cancel: cancelOrderCall })
let shop: ReturnType<typeof openShop>
beforeEach(() => {
  shop = openShop()
})
afterEach(() => vi.unstubAllGlobals())

test('[ORD-03] the order of the address is fetched; without one, the order that was opened last; else none', async () => {
  const named = await freshPage()
  await named.load(`/OrderItems?id=${ID}`).catch(() => {})
  expect(shop.get).toHaveBeenLastCalledWith({ id: ID })
  const again = await freshPage({ orderDetails: lastOpened })
  await again.load('/OrderItems').catch(() => {})
  expect(shop.get).toHaveBeenCalledTimes(2)
  expect(await (await freshPage()).load('/OrderItems')).toBeNull()
  expect(shop.get).toHaveBeenCalledTimes(2)
})

test('nothing is fetched for somebody who is not logged in', async () => {
  const { load } = await freshPage({ user: '' })
  await expect(load(`/OrderItems?id=${ID}`)).rejects.toMatchObject({ kind: requestFailures.notSignedIn })
  expect(shop.get).not.toHaveBeenCalled()
})

test('[ORD-07] a cancellation without an answer is told, with a status that keeps the page as it is', async () => {
  shop.cancel.mockRejectedValue(outOfReach())
  const { cancel } = await freshPage()
  expect(await cancel()).toMatchObject({ data: { problem: { text: orderTexts.cancelError } }, init: { status: 400 } })
})

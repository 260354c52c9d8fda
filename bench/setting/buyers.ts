import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { totalsOf } from '#contract/checkout/totals.ts'
import { TAX_PERCENT } from '#contract/shop/shop-owner.ts'
import type { Db } from '#server/platform/db/database.ts'
import { CALLBACK, PAID } from '#tests/support/buying.ts'
import { aShopper } from '#tests/support/shoppers.ts'
import { addressOf } from '../load/visitors.ts'
import type { Product } from './open-setting.ts'

/** Buys one piece: cart, checkout, payment, order. False when it did not become an order. */
export type Buyer = { buy: (product: Product) => Promise<boolean> }

/** Everybody buys from one address after the other: how much one may ask of the shop in a minute is limited. */
const [FIRST_ADDRESS, ADDRESSES] = [200 << 16, 1_000]
const RUPEE = 100

export const openBuyers = (shop: string, db: Db, count: number): Promise<Buyer[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => aBuyer(shop, db, FIRST_ADDRESS + number * ADDRESSES)))

async function aBuyer(shop: string, db: Db, firstAddress: number): Promise<Buyer> {
  const { token, addressId } = await aShopper({ db, app: undefined as never })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  let orders = 0

  async function post(path: string, body: object): Promise<Record<string, unknown> | undefined> {
    const [status, answer] = await new Promise<[number, string]>((resolve, reject) => {
      const from = { 'x-forwarded-for': addressOf(firstAddress + (orders % ADDRESSES)) }
      const call = request(shop + path, { method: 'POST', agent, headers: { ...headers, ...from } }, async (response) =>
        resolve([response.statusCode ?? 0, await text(response)]),
      )
      call.on('error', reject).end(JSON.stringify(body))
    })
    return status === 200 ? JSON.parse(answer) : undefined
  }

  return {
    buy: async ({ id, pricePaise }) => {
      orders += 1
      const items = [{ productId: id, quantity: 1 }]
      if (!(await post('/api/v2/cart/set', { items }))) return false
      const amount = totalsOf(pricePaise, TAX_PERCENT).total / RUPEE
      const opened = await post(PAID, { amount, source: 'cart', items, addressId })
      const { id: payment } = (opened?.order ?? {}) as { id?: string }
      const paid = payment && (await post(`/api/sandbox/payments/${payment}/pay`, { outcome: 'success' }))
      return paid ? (await post(CALLBACK, paid)) !== undefined : false
    },
  }
}

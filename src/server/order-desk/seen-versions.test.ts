import { beforeEach, describe, expect, test } from 'vitest'
import { lockOrder } from '#server/orders/orders.store.ts'
import { newId } from '#server/platform/ids.ts'
import { anAddress } from '#tests/support/addresses.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { whileHeld } from '#tests/support/held-locks.ts'
import { actOn, versionFor } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const MANAGE = `${ORDERS}/manageOrder`
const { _id, selected, ...ADDRESS } = anAddress({ city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' })
const PARCEL = { courierName: 'India Post', trackingNumber: 'EM123456789IN' }

let asha: Shopper
let admin: Shopper
let other: Shopper
let seller: Shopper
let id: string
beforeEach(async () => {
  asha = await aShopper(shop, { fullName: 'Asha Verma' })
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  other = await aShopper(shop, { fullName: 'Kiran Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Rohan Traders', role: 'seller', approved: true })
  const pen = await putOnSale(shop.db, { name: 'Blue Pen', price: 100 })
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', pen.id).execute()
  id = await buy(asha, [{ productId: pen.id, quantity: 2 }], 236)
})
const statusSeen = async () => (await asha.get(`${ORDERS}/getOrder/${id}`)).body.data.status
const refunds = async () =>
  (await admin.get(`${MANAGE}/${id}`)).body.refunds.map(({ amount }: { amount: number }) => amount)
const aPart = () => ({ key: newId(), cause: 'goodwill', amount: 40 })
const ACTS: [string, object][] = [
  ['status', { status: 'shipped' }],
  ['status', { status: 'cancelled' }],
  ['refund', {}],
  ['refunds', aPart()],
  ['restock', {}],
  ['ship', {}],
  ['own-courier', PARCEL],
  ['address', ADDRESS],
  ['reship', {}],
  ['resend', { mail: 'placed' }],
]

describe('nobody acts on an order blindly', () => {
  test.each(ACTS)('%s %j without the version that was seen is refused, and nothing is done', async (act, body) => {
    const answer = await admin.post(`${MANAGE}/${id}/${act}`, body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['seen']])
    expect([await statusSeen(), await refunds()]).toEqual(['Processing', []])
  })

  test('several marked as shipped carry a version each; one that changed meanwhile is named with what happened', async () => {
    const seen = await versionFor(admin, id)
    expect((await admin.post('/api/v2/admin/orders/mark-shipped', { orders: [{ id }] })).status).toBe(400)
    await actOn(other, id, 'refunds', aPart())
    const { body } = await admin.post('/api/v2/admin/orders/mark-shipped', { orders: [{ id, seen }] })
    expect(body.data).toMatchObject({
      moved: [],
      refused: [{ id, reason: expect.stringContaining('Kiran Admin requested a refund just now') }],
    })
    const [row] = (await admin.get(MANAGE)).body.data
    const again = { orders: [{ id, seen: row.version }] }
    expect((await admin.post('/api/v2/admin/orders/mark-shipped', again)).body.data.moved).toHaveLength(1)
  })

  test('sellers answer for the order they see, and hear that it changed but not who changed it', async () => {
    const answer = (seen?: string) => seller.post(`${MANAGE}/${id}/answer`, { answer: 'confirmed', seen })
    expect((await answer()).status).toBe(400)
    const seen = await versionFor(seller, id)
    await actOn(admin, id, 'refunds', aPart())
    const { status, body } = await answer(seen)
    expect([status, body.code]).toEqual([409, 'admin/stale'])
    expect(body.message).toMatch(/^This order has changed since you opened it\./)
    expect((await answer(await versionFor(seller, id))).status).toBe(200)
  })
})

describe('the version is checked where the act is done', () => {
  const statuses = (answers: readonly PromiseSettledResult<{ status: number }>[]) =>
    answers.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason))

  test.runIf(onRealPostgres).each(['processing', 'delivered'])(
    'of two refunds of a %s order, the second hears of the first',
    async (status) => {
      if (status === 'delivered') await actOn(admin, id, 'status', { status })
      const seen = await versionFor(admin, id)
      const hold = (tx: Parameters<typeof lockOrder>[0]) => lockOrder(tx, id)
      const whole = () => admin.post(`${MANAGE}/${id}/refund`, { seen })
      const part = () => other.post(`${MANAGE}/${id}/refunds`, { ...aPart(), seen })
      expect(statuses(await whileHeld(shop.db, hold, whole, part))).toEqual([200, 409])
      expect(await refunds()).toEqual([236])
    },
  )
})

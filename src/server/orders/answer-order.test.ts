import { beforeEach, describe, expect, test } from 'vitest'
import type { AttentionItem } from '#contract/attention/attention.endpoints.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { countAsLive } from '#tests/support/count-as-live.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let admin: Shopper
let rohan: Shopper
let meera: Shopper
let id: string
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Priya Admin', role: 'admin' })
  rohan = await aShopper(shop, { fullName: 'Rohan Traders', role: 'seller', approved: true })
  meera = await aShopper(shop, { fullName: 'Meera Books', role: 'seller', approved: true })
  const pen = await soldBy(rohan, { slug: 'pen', price: 100 })
  const book = await soldBy(meera, { slug: 'book', price: 50 })
  const items = [
    { productId: pen.id, quantity: 2 },
    { productId: book.id, quantity: 1 },
  ]
  id = await buy(await aShopper(shop), items, 295)
})

async function soldBy(seller: Shopper, wish: Parameters<typeof putOnSale>[1]) {
  const product = await putOnSale(shop.db, wish)
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', product.id).execute()
  return product
}

const say = (who: Shopper, answer: string, reason?: string) =>
  actOn(who, id, 'answer', { answer, ...(reason !== undefined && { reason }) })
const seen = async (who: Shopper) =>
  (await who.get(`${ORDERS}/manageOrder/${id}/sellers`)).body.data.map(
    ({ name, answer }: { name: string; answer: string | null }) => `${name}: ${answer}`,
  )
const onTheDesk = async (): Promise<AttentionItem[]> => (await admin.get('/api/v2/admin/attention')).body.data

describe('a seller answers for their lines', () => {
  test('confirms, then packs; staff see each seller, a seller only themselves, and the order stays as it is', async () => {
    expect(await seen(admin)).toEqual(['Rohan Traders: null', 'Meera Books: null'])
    expect((await say(rohan, 'confirmed')).status).toBe(200)
    const { status, body } = await say(rohan, 'packed')
    expect([status, body.message]).toEqual([200, 'Packed. The shop will tell you how they get on their way.'])
    expect(await seen(admin)).toEqual(['Rohan Traders: packed', 'Meera Books: null'])
    expect(await seen(rohan)).toEqual(['Rohan Traders: packed'])
    expect(await seen(meera)).toEqual(['Meera Books: null'])
    expect((await admin.get(`${ORDERS}/manageOrder/${id}`)).body.data.status).toBe('Processing')
    const history = (await admin.get(`/api/v2/admin/history/order/${id}`)).body.data
    expect(history.map(({ action, by }: { action: string; by: string }) => `${action} by ${by}`)).toEqual([
      'Seller packed by Rohan Traders',
      'Seller confirmed by Rohan Traders',
    ])
  })

  test('saying it twice is saying it once; what does not follow, or comes too late, is refused', async () => {
    await say(rohan, 'packed')
    expect((await say(rohan, 'packed')).status).toBe(200)
    expect((await say(rohan, 'confirmed')).body.code).toBe('seller-answers/too-late')
    await actOn(admin, id, 'status', { status: 'shipped' })
    expect((await say(meera, 'confirmed')).body.code).toBe('seller-answers/too-late')
    expect(await seen(meera)).toEqual(['Meera Books: null'])
  })

  test('whoever sold nothing in it does not know the order', async () => {
    const other = await aShopper(shop, { fullName: 'Other', role: 'seller', approved: true })
    for (const who of [other, admin]) expect((await say(who, 'confirmed')).status).toBe(404)
    expect((await other.get(`${ORDERS}/manageOrder/${id}/sellers`)).status).toBe(404)
  })
})

describe('a seller who cannot send', () => {
  test('says why', async () => {
    for (const reason of [undefined, '  ']) {
      const { status, body } = await say(rohan, 'cannot', reason)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
    }
    expect(await seen(rohan)).toEqual(['Rohan Traders: null'])
  })

  test('is on the desk with the amount of their lines until it is settled, or they can after all', async () => {
    await say(rohan, 'cannot', 'Water in the store')
    const [item] = await onTheDesk()
    expect(item).toMatchObject({ kind: 'sellerCannot', order: { id }, amount: 200, actions: ['openOrder', 'settle'] })
    expect(item?.cause).toBe('Rohan Traders can’t send their items of this order. Reason: “Water in the store”.')
    await say(rohan, 'confirmed')
    expect(await onTheDesk()).toEqual([])
    await say(rohan, 'cannot', 'It was the last one')
    const again = (await onTheDesk())[0]
    const asked = { kind: again?.kind, subject: again?.subject, seen: again?.order?.version }
    const settled = await admin.post('/api/v2/admin/attention/settle', { ...asked, note: 'Sent from our own' })
    expect(settled.status).toBe(200)
    expect(await onTheDesk()).toEqual([])
  })

  test('is on the desk with the largest amount that a line can have', async () => {
    const most = { price_paise: 1_000_000_00, quantity: 999 }
    await shop.db.updateTable('order_lines').set(most).where('order_id', '=', id).execute()
    await say(rohan, 'cannot', 'Water in the store')
    expect((await onTheDesk())[0]).toMatchObject({ kind: 'sellerCannot', amount: 999_000_000 })
  })

  test('is off the desk once the order is cancelled', async () => {
    await say(rohan, 'cannot', 'Water in the store')
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
    expect(await onTheDesk()).toEqual([])
  })
})

describe('[ADM-04] who sold a line', () => {
  const soldByOf = async (who: Shopper, path: string) =>
    (await who.get(`${ORDERS}/${path}/${id}`)).body.data.products.map(({ soldBy }: { soldBy: string }) => soldBy)

  test('is kept as they were called then; for lines from before it is looked up', async () => {
    await shop.db.updateTable('users').set({ full_name: 'Rohan & Sons' }).where('id', '=', rohan.id).execute()
    expect(await soldByOf(admin, 'manageOrder')).toEqual(['Rohan Traders', 'Meera Books'])
    await shop.db.updateTable('order_lines').set({ seller_name: null }).where('order_id', '=', id).execute()
    expect(await soldByOf(admin, 'manageOrder')).toEqual(['Rohan & Sons', 'Meera Books'])
    expect(await soldByOf(rohan, 'manageOrder')).toEqual(['Rohan & Sons'])
  })

  test('is a column of the orders that staff download', async () => {
    await countAsLive(shop.db)
    const { raw } = await admin.get('/api/v2/admin/orders/export.csv')
    const [header, ...rows] = raw
      .toString()
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(rows.map((row) => row[header?.indexOf('Sold by') ?? -1])).toEqual(['Rohan Traders', 'Meera Books'])
  })
})

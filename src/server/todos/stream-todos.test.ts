import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { todoEventsCall } from '#contract/admin/todos.endpoints.ts'
import { buy } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const at = new Date()

let address: string
beforeAll(async () => {
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})

let seller: Shopper
let admin: Shopper
const listening: AbortController[] = []
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
})
afterEach(() => {
  for (const one of listening.splice(0)) one.abort()
})

async function listen({ token }: Shopper) {
  const gone = new AbortController()
  listening.push(gone)
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' }
  const response = await fetch(address + todoEventsCall.path, { headers, signal: gone.signal })
  let text = ''
  let isOver = false
  const read = async () => {
    for await (const part of response.body ?? []) text += Buffer.from(part).toString('utf8')
    isOver = true
  }
  read().catch(() => undefined)
  return { response, text: () => text, isOver: () => isOver, leave: () => gone.abort() }
}

test('nothing in between keeps the stream or waits for its end', async () => {
  const { response, text } = await listen(admin)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  })
  expect(response.headers.has('content-encoding')).toBe(false)
  await eventually(() => expect(text()).toContain('retry:'))
})

test('whoever sees all orders hears of each by its number, a seller of those with their products', async () => {
  const [ofAdmin, ofSeller] = [await listen(admin), await listen(seller)]
  const pen = await putOnSale(shop.db, { price: 100 })
  const orderId = await buy(await aShopper(shop), [{ productId: pen.id, quantity: 1 }], 118)
  const placed = await shop.db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow()
  await eventually(() => expect(ofAdmin.text()).toContain(placed.number))
  const own = await anOrderRow(shop.db, { at, total: 10, lines: [{ sellerId: seller.id, price: 10 }] })
  await eventually(() => expect(ofSeller.text()).toContain(`"orders":["${own.number}"]`))
  expect(ofSeller.text()).not.toContain(placed.number)
})

test('what else changes the to-dos is told without saying what', async () => {
  const { id } = await anOrderRow(shop.db, { at, total: 10 })
  const { text } = await listen(seller)
  await shop.db.updateTable('orders').set({ status: 'returned' }).where('id', '=', id).execute()
  await eventually(() => expect(text()).toContain('event: todo\ndata: {"orders":[]}'))
})

test('who has logged out meanwhile, or lost the right, is told nothing more', async () => {
  const [ofAdmin, ofSeller] = [await listen(admin), await listen(seller)]
  await shop.db.deleteFrom('sessions').where('id', '=', admin.sessionId).execute()
  await shop.db.updateTable('users').set({ approved: false }).where('id', '=', seller.id).execute()
  await eventually(() => expect([ofAdmin.isOver(), ofSeller.isOver()]).toEqual([true, true]))
  expect(ofAdmin.text() + ofSeller.text()).not.toContain('event: todo')
})

test('one person has a few streams at most, and one that is left makes room', async () => {
  const streams = []
  for (let place = 0; place < 8; place += 1) streams.push(await listen(admin))
  expect((await listen(admin)).response.status).toBe(429)
  expect((await listen(seller)).response.status).toBe(200)
  streams[0]?.leave()
  await eventually(async () => expect((await listen(admin)).response.status).toBe(200))
})

test('shoppers and strangers do not listen', async () => {
  expect((await listen(await aShopper(shop))).response.status).toBe(403)
  expect((await fetch(address + todoEventsCall.path)).status).toBe(401)
})

test('when the shop closes, so do the streams', async () => {
  const { isOver } = await listen(admin)
  const closed = shop.app.close()
  await eventually(() => expect(isOver()).toBe(true))
  // Fetch opens connections ahead, which the shop would wait for.
  shop.app.server.closeAllConnections()
  await closed
})

import { beforeEach, expect, test } from 'vitest'
import { type StaffFound, staffSearchCall } from '#contract/admin/staff-search.endpoints.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const at = new Date()

let admin: Shopper
let meera: Shopper
let ravi: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Admin Anand', role: 'admin' })
  meera = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  ravi = await aShopper(shop, { fullName: 'Ravi Books', role: 'seller', approved: true })
})

const search = async (person: Shopper, q: string): Promise<StaffFound> => {
  const { status, body } = await person.get(`${staffSearchCall.path}?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  return body.data
}
const numbers = ({ orders }: StaffFound) => orders.map(({ number }) => number)
const names = ({ products }: StaffFound) => products.map(({ name }) => name)

const sellerOf = (id: string, seller: Shopper) =>
  shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', id).execute()

test('an order is found by all that people have of it: number, buyer, tracking number, payment, invoice, product', async () => {
  const { id } = await anOrderRow(shop.db, { at, total: 266, lines: [{ name: 'Vermilion Diary', price: 10 }] })
  const number = 'LK2627-000077'
  await anOrderRow(shop.db, { at, total: 10, lines: [{ name: 'Gel Pen', price: 10 }] })
  const address = JSON.stringify({ city: 'Pune', phoneNumber: '9123456780' })
  const customer = JSON.stringify({ fullName: 'Zoya Khan', email: 'zoya@example.in' })
  await shop.db.updateTable('orders').set({ number, address, customer }).where('id', '=', id).execute()
  await shop.db
    .insertInto('shipments')
    .values({ order_id: id, provider: 'sandbox', awb: 'AWB778899', created_at: at })
    .execute()
  const { payment_id, invoice_number } = await shop.db
    .selectFrom('orders')
    .select(['payment_id', 'invoice_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const asked = ['zoya', 'ZOYA@example', '+91 91234 56780', 'awb778899', payment_id, invoice_number, 'vermilion']
  for (const q of asked) expect(numbers(await search(admin, q)), q).toEqual([number])
  expect((await search(admin, number)).orders[0]).toEqual({
    id,
    number,
    status: 'processing',
    money: 'live',
    customer: 'Zoya Khan',
    total: 266,
  })
})

test('a seller finds their own orders by number, and by nothing of the buyer', async () => {
  const lines = [{ sellerId: meera.id, name: 'Gel Pen', price: 10 }]
  const own = await anOrderRow(shop.db, { at, total: 10, lines })
  await shop.db.updateTable('orders').set({ number: 'LK2627-000123' }).where('id', '=', own.id).execute()
  const found = [
    { id: own.id, number: 'LK2627-000123', status: 'processing', money: 'live', customer: null, total: null },
  ]
  expect((await search(meera, '000123')).orders).toEqual(found)
  expect((await search(ravi, '000123')).orders).toEqual([])
  for (const q of ['asha', 'Pune', 'Gel Pen']) expect((await search(meera, q)).orders, q).toEqual([])
})

test('a product is found by a part of its name, by who sells it, and misspelt', async () => {
  for (const name of ['Blue Gel Pen', 'Leather Diary']) await putOnSale(shop.db, { name })
  const { id } = await putOnSale(shop.db, { name: 'Brass Compass', stock: 3 })
  await sellerOf(id, meera)
  expect(names(await search(admin, 'gel p'))).toEqual(['Blue Gel Pen'])
  expect(names(await search(admin, 'lether dairy'))).toEqual(['Leather Diary'])
  const { products } = await search(admin, 'meera')
  expect(products).toEqual([{ id, name: 'Brass Compass', stocks: 3, sellerName: 'Meera Pens', onSale: true }])
})

test('a seller finds their own products, spelt right or not', async () => {
  const { id } = await putOnSale(shop.db, { name: 'Brass Compass' })
  await sellerOf(id, meera)
  await putOnSale(shop.db, { name: 'Steel Compass' })
  for (const q of ['compass', 'compas', 'brass compss'])
    expect(names(await search(meera, q)), q).toEqual(['Brass Compass'])
  expect(names(await search(ravi, 'brass compass'))).toEqual([])
})

test('people are found by name, username, email and phone, by those who manage them', async () => {
  const zoya = await aShopper(shop, { fullName: 'Zoya Khan' })
  await shop.db.updateTable('addresses').set({ phone_number: '9123456780' }).where('user_id', '=', zoya.id).execute()
  const person = { id: zoya.id, name: 'Zoya Khan', email: zoya.email, role: 'customer' }
  for (const q of ['zoya k', zoya.email, '+91 91234 56780', '91234']) {
    expect((await search(admin, q)).people, q).toEqual([person])
  }
  expect((await search(meera, 'zoya')).people).toEqual([])
})

test('few of each, the newest first; what says too little finds nothing', async () => {
  for (let made = 0; made < 7; made += 1) await putOnSale(shop.db, { name: `Crayon Box ${made}` })
  expect(names(await search(admin, 'crayon'))).toHaveLength(5)
  for (const q of ['cr', '%%%', 'a b']) expect(await search(admin, q)).toEqual({ orders: [], products: [], people: [] })
})

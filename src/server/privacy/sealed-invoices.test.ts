import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { USERS } from '#tests/support/accounts.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { purgeOldOrders } from './purge-old-orders.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let asha: Shopper
let admin: Shopper
let orderId: string
beforeEach(async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  asha = await aShopper(shop)
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  orderId = await buy(asha, [{ productId: pen.id, quantity: 2 }], 236)
})

const paper = async (status = 200) => {
  const answer = await admin.get(`${ORDERS}/manageOrder/${orderId}/invoice`)
  expect(answer.status).toBe(status)
  return pdfText(answer.raw)
}
async function leave(): Promise<void> {
  const owner = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
  expect((await owner.call('DELETE', `${USERS}/deleteUser/${asha.id}`)).status).toBe(200)
}
async function orderWords(): Promise<string> {
  const { customer, address } = await shop.db
    .selectFrom('orders')
    .select(['customer', 'address'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return JSON.stringify({ customer, address })
}

test('an account that goes leaves the invoice of a finished order as it was issued, and no other word of the buyer', async () => {
  await actOn(admin, orderId, 'status', { status: 'delivered' })
  const issued = await paper()
  expect(issued).toMatch(/Asha Verma[\s\S]*12 MG Road[\s\S]*560001/)
  await leave()
  expect(await orderWords()).not.toMatch(/Asha|MG Road/)
  expect(await paper()).toBe(issued)
})

test('an address that is corrected later changes the parcel, not the paper', async () => {
  const issued = await paper()
  const ravi = { fullName: 'Ravi Rao', email: 'ravi@example.in' }
  await sql`update orders set customer = ${JSON.stringify(ravi)}::jsonb, address = address || '{"firstName": "Ravi"}'`.execute(
    shop.db,
  )
  expect(await orderWords()).toContain('Ravi')
  expect(await paper()).toBe(issued)
})

test('a recipient that was sealed is never changed, and goes only when tax law wants the paper no more', async () => {
  const seal = (to: unknown) => sql`update invoices set recipient = ${JSON.stringify(to)}::jsonb`.execute(shop.db)
  await expect(seal({ name: 'Ravi Rao' })).rejects.toThrow(/never changed/)
  await expect(sql`update invoices set recipient = null`.execute(shop.db)).rejects.toThrow(/never changed/)
  await actOn(admin, orderId, 'status', { status: 'delivered' })
  await leave()
  await sql`alter table invoices disable trigger invoices_stay`.execute(shop.db)
  await sql`update invoices set issued_at = issued_at - interval '9 years'`.execute(shop.db)
  await sql`alter table invoices enable trigger invoices_stay`.execute(shop.db)
  await purgeOldOrders(shop.db, new Date())
  expect(await shop.db.selectFrom('invoices').select('recipient').execute()).toEqual([{ recipient: null }])
  expect(await paper()).not.toContain('Asha')
})

test('what is kept about me names the recipient of each invoice', async () => {
  const { body } = await asha.get(`${USERS}/my-data`)
  expect(body.data.invoices).toMatchObject([
    { recipient: { name: 'Asha Verma', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' } },
  ])
})

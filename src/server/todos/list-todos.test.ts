import { beforeEach, expect, test } from 'vitest'
import { todosCall } from '#contract/admin/todos.endpoints.ts'
import { newId } from '#server/platform/ids.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const at = new Date()

let seller: Shopper
let admin: Shopper
let owner: Shopper
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  owner = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
})

const todosOf = async (person: Shopper) => (await person.get(todosCall.path)).body.data

const refund = async (orderId: string, status: 'failed' | 'due') => {
  const order = await shop.db
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const about = { reason: 'cancelled', status, status_since: at, created_at: at }
  await shop.db
    .insertInto('refunds')
    .values({ id: newId(), payment_id: order.payment_id, amount_paise: 100, ...about } as never)
    .execute()
}

test('an empty shop has nothing to do', async () => {
  const nothing = {
    toPack: 0,
    attention: 0,
    refundsDue: 0,
    sellersWaiting: 0,
    grievances: 0,
    lowStock: 0,
    outOfStock: 0,
  }
  expect(await todosOf(owner)).toEqual(nothing)
})

test('what was paid is to be packed until the courier has it, and not while it is being cancelled', async () => {
  const line = { sellerId: seller.id, price: 10 }
  await anOrderRow(shop.db, { at, total: 10, lines: [line, line] })
  await anOrderRow(shop.db, { at, total: 10, lines: [{ price: 10 }] })
  await anOrderRow(shop.db, { at, total: 10, status: 'shipped', lines: [line] })
  const { id } = await anOrderRow(shop.db, { at, total: 10, lines: [line] })
  await shop.db.updateTable('orders').set({ cancel_requested_at: at }).where('id', '=', id).execute()
  expect((await todosOf(admin)).toPack).toBe(2)
  expect((await todosOf(seller)).toPack).toBe(1)
})

test('money that nobody has begun to pay back is due, and so is a refund that failed', async () => {
  await anOrderRow(shop.db, { at, total: 10, status: 'returned' })
  const [begun, failed] = [
    await anOrderRow(shop.db, { at, total: 10, status: 'cancelled' }),
    await anOrderRow(shop.db, { at, total: 10, status: 'cancelled' }),
  ]
  await refund(begun.id, 'due')
  await refund(failed.id, 'failed')
  expect((await todosOf(admin)).refundsDue).toBe(2)
})

test('stock that runs low and stock that is gone are counted apart, for sellers their own', async () => {
  for (const stock of [0, 1, 5, 6]) await putOnSale(shop.db, { name: `Pen ${stock}`, stock })
  const { id } = await putOnSale(shop.db, { name: 'Book', stock: 2 })
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', id).execute()
  expect(await todosOf(admin)).toMatchObject({ lowStock: 3, outOfStock: 1 })
  expect(await todosOf(seller)).toMatchObject({ lowStock: 1, outOfStock: 0 })
})

test('nobody is told what is not their work', async () => {
  await aShopper(shop, { fullName: 'New Seller', role: 'seller' })
  await anOrderRow(shop.db, { at, total: 10, status: 'returned' })
  expect(await todosOf(seller)).toMatchObject({
    attention: null,
    refundsDue: null,
    sellersWaiting: null,
    grievances: null,
  })
  expect(await todosOf(admin)).toMatchObject({ refundsDue: 1, sellersWaiting: null })
  expect(await todosOf(owner)).toMatchObject({ refundsDue: 1, sellersWaiting: 1 })
})

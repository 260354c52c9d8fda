import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { daysEarlier } from '#contract/platform/india-days.ts'
import type { OrdersTable } from '#server/orders/order.table.ts'
import { schedule } from '#server/platform/jobs/define-recurring-job.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { workOff } from '#tests/support/work-off.ts'
import { addUpOrdersJob } from './add-up-orders.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let admin: Shopper
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z'), toFake: ['Date'] })
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
})
afterAll(() => vi.useRealTimers())

const addUp = async () => {
  await schedule(shop.db, addUpOrdersJob, new Date(0))
  await workOff(shop.db, {}, [addUpOrdersJob], 1)
}
const figures = async () => (await admin.get('/api/v2/admin/dashboard?days=7')).body.data
const report = async () => (await admin.get('/api/v2/admin/reports/sales-by-day')).body.data.rows
const change = (
  id: string,
  changes: Partial<Pick<OrdersTable, 'created_at'>> & { status?: 'cancelled'; refunded_paise?: number },
) => shop.db.updateTable('orders').set(changes).where('id', '=', id).execute()

test('the figures are the same before and after they were added up, and right after whatever happens to an order', async () => {
  const now = new Date()
  const order = (total: number, daysAgo: number) => anOrderRow(shop.db, { at: daysEarlier(now, daysAgo), total })
  const [kept, cancelled, refunded, gone] = [
    await order(100, 0),
    await order(200, 1),
    await order(300, 1),
    await order(400, 2),
  ]
  await addUp()
  expect(await shop.db.selectFrom('order_day_changes').select('id').execute()).toEqual([])
  await change(cancelled.id, { status: 'cancelled' })
  await change(refunded.id, { refunded_paise: 50_00 })
  await change(kept.id, { created_at: daysEarlier(now, 3) })
  await shop.db.deleteFrom('orders').where('id', '=', gone.id).execute()

  const before = { figures: await figures(), report: await report() }
  expect(before.figures.days.map(({ orders, sales }: Record<string, number>) => [orders, sales])).toEqual([
    ...[
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 100],
      [0, 0],
      [1, 250],
      [0, 0],
    ],
  ])
  expect(before.figures.cancelled.now).toBe(1)
  expect(before.report).toEqual([
    ['2026-11-15', 2, 500, 50, 450],
    ['2026-11-13', 1, 100, 0, 100],
  ])
  await addUp()
  expect({ figures: await figures(), report: await report() }).toEqual(before)
})

test('with many orders, what sold most is what was counted a moment ago, and says so', async () => {
  const pen = await putOnSale(shop.db, { name: 'Blue Pen' })
  const book = await putOnSale(shop.db, { name: 'Thick Book' })
  const sell = (product: { id: string }, quantity: number) =>
    anOrderRow(shop.db, { at: new Date(), total: 100, lines: [{ productId: product.id, price: 10, quantity }] })
  await sell(pen, 2)
  await addUp()
  expect(await figures()).toMatchObject({ bestSellers: [{ name: 'Blue Pen', pieces: 2 }], bestSellersAsOf: null })

  await shop.db
    .insertInto('order_day_changes')
    .values({ day: '2026-11-16', status: 'delivered', orders: 10_000, total_paise: 0, refunded_paise: 0 })
    .execute()
  await addUp()
  const countedAt = new Date().toISOString()
  await sell(book, 5)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  expect(await figures()).toMatchObject({ bestSellers: [{ name: 'Blue Pen', pieces: 2 }], bestSellersAsOf: countedAt })

  // Whatever kept the job from running: nobody sees what was long ago.
  await shop.db
    .updateTable('best_sellers')
    .set({ as_of: daysEarlier(new Date(), 1) })
    .execute()
  expect(await figures()).toMatchObject({ bestSellers: [{ pieces: 5 }, { pieces: 2 }], bestSellersAsOf: null })
})

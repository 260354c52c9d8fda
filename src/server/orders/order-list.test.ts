import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { FULFILMENT_FILTER_NAMES, FULFILMENT_FILTERS, fulfilmentOf } from '#contract/admin/fulfilment.ts'
import { PAYMENT_STATES, paymentStateOf } from '#contract/admin/payment-state.ts'
import type { RefundStatus } from '#contract/orders/order-refund.ts'
import { ORDER_STATUSES, type OrderStatus } from '#contract/orders/order-status.ts'
import { orderOf, type ShippingOrder } from '#contract/orders/shipping-order.ts'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { newId } from '#server/platform/ids.ts'
import { ORDERS } from '#tests/support/buying.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const LIST = `${ORDERS}/manageOrder`
const LINES = [{ price: 100 }]

let admin: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { role: 'admin' })
})

type Wish = Partial<Parameters<typeof anOrderRow>[1]> & { parcel?: DeliveryStage; isBeingCancelled?: boolean }

async function ordered({ parcel, isBeingCancelled, ...wish }: Wish = {}) {
  const order = await anOrderRow(shop.db, { at: new Date(), total: 100, lines: LINES, ...wish })
  await shop.db
    .updateTable('orders')
    .set({ ...(parcel && { delivery_stage: parcel }), cancel_requested_at: isBeingCancelled ? new Date() : null })
    .where('id', '=', order.id)
    .execute()
  return order
}

async function refunded(orderId: string, parts: [RefundStatus, rupees: number][]) {
  const { payment_id } = await shop.db
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  for (const [status, rupees] of parts) {
    const at = new Date()
    const refund = { id: newId(), payment_id, amount_paise: rupees * 100, reason: 'by staff' as const, status }
    await shop.db
      .insertInto('refunds')
      .values({ ...refund, created_at: at, status_since: at })
      .execute()
  }
  const done = parts.reduce((sum, [status, rupees]) => (status === 'processed' ? sum + rupees * 100 : sum), 0)
  await shop.db.updateTable('orders').set({ refunded_paise: done }).where('id', '=', orderId).execute()
}

async function found(query: string, who = admin): Promise<string[]> {
  const { status, body } = await who.get(`${LIST}?limit=100&${query}`)
  expect(status, query).toBe(200)
  return body.data.map(({ id }: ShippingOrder) => id)
}

describe('the list is narrowed as its columns read', () => {
  test('by fulfilment', async () => {
    const parcels = Object.keys(DELIVERY_STAGES) as DeliveryStage[]
    const all: { id: string; status: OrderStatus; deliveryStage: DeliveryStage; isBeingCancelled: boolean }[] = []
    for (const status of ORDER_STATUSES) {
      for (const parcel of parcels.filter((_, place) => status === 'processing' || status === 'shipped' || place < 2)) {
        all.push({ ...(await ordered({ status, parcel })), status, deliveryStage: parcel, isBeingCancelled: false })
      }
    }
    const stopped = await ordered({ parcel: 'courierAssigned', isBeingCancelled: true })
    all.push({ ...stopped, status: 'processing', deliveryStage: 'courierAssigned', isBeingCancelled: true })
    for (const name of FULFILMENT_FILTER_NAMES) {
      const states: readonly string[] = FULFILMENT_FILTERS[name].states
      const wanted = all.filter((order) => states.includes(fulfilmentOf(order))).map(({ id }) => id)
      expect((await found(`fulfilment=${name}`)).sort(), name).toEqual(wanted.sort())
      expect(wanted.length, name).toBeGreaterThan(0)
    }
  })

  test('by payment', async () => {
    const kinds: [RefundStatus, number][][] = [
      [],
      [['due', 100]],
      [['requested', 40]],
      [['processed', 40]],
      [['processed', 100]],
      [['failed', 100]],
      [
        ['processed', 40],
        ['failed', 60],
      ],
      [
        ['processed', 40],
        ['requested', 60],
      ],
      [
        ['due', 40],
        ['failed', 60],
      ],
    ]
    for (const parts of kinds) await refunded((await ordered()).id, parts)
    const { body } = await admin.get(LIST)
    const orders = (body.data as ShippingOrder[]).map(orderOf)
    expect(orders).toHaveLength(kinds.length)
    for (const state of PAYMENT_STATES) {
      const wanted = orders.filter((order) => paymentStateOf(order) === state).map(({ id }) => id)
      expect(await found(`payment=${state}`), state).toEqual(wanted)
      expect(wanted.length, state).toBeGreaterThan(0)
    }
  })

  test('by days in India, both included', async () => {
    const lastMinute = await ordered({ at: new Date('2026-11-10T18:29:00Z') })
    const firstMinute = await ordered({ at: new Date('2026-11-10T18:31:00Z') })
    expect(await found('to=2026-11-10')).toEqual([lastMinute.id])
    expect(await found('from=2026-11-11')).toEqual([firstMinute.id])
    expect(await found('from=2026-11-10&to=2026-11-11')).toEqual([firstMinute.id, lastMinute.id])
    for (const wrong of ['from=2026-11-11&to=2026-11-10', 'from=11/11/2026', 'to=2026-02-30']) {
      expect((await admin.get(`${LIST}?${wrong}`)).status, wrong).toBe(400)
    }
  })

  test('to what needs somebody', async () => {
    await ordered({ status: 'delivered' })
    const settled = await ordered({ status: 'returned' })
    await refunded(settled.id, [['processed', 100]])
    const owed = await ordered({ status: 'returned' })
    const lost = await ordered({ status: 'shipped', parcel: 'lost' })
    const failed = await ordered({ status: 'cancelled' })
    await refunded(failed.id, [['failed', 100]])
    const stuck = await ordered()
    await shop.db
      .insertInto('shipments')
      .values({ order_id: stuck.id, provider: 'sandbox', trouble: 'refused', created_at: new Date() })
      .execute()
    expect((await found('attention=yes')).sort()).toEqual([owed.id, lost.id, failed.id, stuck.id].sort())
  })
})

test.each([
  ['newest', [3, 2, 1, 0]],
  ['oldest', [0, 1, 2, 3]],
  ['total', [2, 3, 0, 1]],
])('sorted by %s it goes on where the page before ended', async (sort, wanted) => {
  const orders: { id: string }[] = []
  for (const [place, total] of [200, 100, 900, 200].entries()) {
    orders.push(await ordered({ total, at: new Date(Date.UTC(2026, 10, 10, place)) }))
  }
  const seen: string[] = []
  let cursor = ''
  do {
    const { body } = await admin.get(`${LIST}?limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`)
    seen.push(...body.data.map(({ id }: ShippingOrder) => id))
    cursor = body.nextCursor ?? ''
  } while (cursor)
  expect(seen).toEqual(wanted.map((place) => orders[place]?.id))
})

test('a place in one sorting is none in another', async () => {
  for (const total of [100, 200]) await ordered({ total })
  const { body } = await admin.get(`${LIST}?limit=1&sort=total`)
  expect((await admin.get(`${LIST}?sort=newest&cursor=${body.nextCursor}`)).status).toBe(400)
  const halfPaisa = Buffer.from(JSON.stringify([0.5, crypto.randomUUID()])).toString('base64url')
  expect((await admin.get(`${LIST}?sort=total&cursor=${halfPaisa}`)).status).toBe(400)
})

test('an order is found by what stands on its payment, its parcel, its invoice and by its phone', async () => {
  const { id } = await ordered()
  await ordered()
  const { payment_id, invoice_number } = await shop.db
    .updateTable('orders')
    .set({ address: sql`address || '{"phoneNumber": "9876500001"}'` })
    .where('id', '=', id)
    .returning(['payment_id', 'invoice_number'])
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('shipments')
    .values({ order_id: id, provider: 'sandbox', awb: 'AWB77', created_at: new Date() })
    .execute()
  for (const text of [payment_id, invoice_number.toLowerCase(), 'awb77', '+91 98765 00001', '98765 00001']) {
    expect(await found(`search=${encodeURIComponent(text)}`), text).toEqual([id])
  }
  expect(await found('search=AWB77&status=delivered')).toEqual([])
})

test('[ROLE-03] sellers learn nothing of others by sorting or searching', async () => {
  const seller = await aShopper(shop, { role: 'seller', approved: true })
  const own = [{ price: 10, sellerId: seller.id }]
  const dear = await ordered({ total: 9_000, lines: own, at: new Date('2026-11-10T00:00:00Z') })
  const cheap = await ordered({ total: 10, lines: own, at: new Date('2026-11-11T00:00:00Z') })
  await ordered()
  expect(await found('sort=total', seller)).toEqual([cheap.id, dear.id])
  expect(await found('sort=oldest', seller)).toEqual([dear.id, cheap.id])
  const { payment_id } = await shop.db
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', dear.id)
    .executeTakeFirstOrThrow()
  expect(await found(`search=${payment_id}`, seller)).toEqual([])
})

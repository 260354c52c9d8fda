import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { totalsOf } from '#contract/checkout/totals.ts'
import { placeOrderCall } from '#contract/purchase/purchase.endpoints.ts'
import { recordPurchaseJob } from '#server/activity/record-purchase.ts'
import type { Gateways } from '#server/gateways/gateways.ts'
import type { OutgoingMail } from '#server/gateways/mail/mail.ts'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { sandboxCourier } from '#server/gateways/shipping/sandbox-courier.ts'
import { noticeOrderJob } from '#server/orders/notices/notice-jobs.ts'
import { type AnyJob, startJobs } from '#server/platform/jobs/start-jobs.ts'
import { sendShipmentJob } from '#server/shipping/send-shipment.ts'
import { buy, CALLBACK, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/eventually.ts'
import { hearStatements } from '#tests/support/hear-statements.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'

/**
 * What is done for an order afterwards: courier, timeline, mails to buyer and staff, trending products. Begin, commit, the queue
 * and each connection's first word count.
 */
const MOST_AFTERWARDS = 33
/** When eight orders come at the same moment, for all of them together. */
const [ORDERS_AT_ONCE, MOST_AFTERWARDS_TOGETHER] = [8, 38]

/** From going to pay to the order on the screen: whoever calls is looked up each time, begin and commit count as well. */
const MOST_STATEMENTS = 20

/** Of one pen for 100 rupees. */
const TOTAL = totalsOf(10_000).total / 100

type Shop = ReturnType<typeof testShop>
type Paid = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

/** What the shop says to its database while somebody buys two things with a coupon; the bank pays in between, unheard. */
function purchaseIn(
  shop: () => Shop,
  pay: (shopper: Awaited<ReturnType<typeof aShopper>>, id: string) => Promise<Paid>,
) {
  let said: string[] = []
  let isHeard = false
  const hear = (statement: string) => {
    if (isHeard) said.push(statement.replaceAll(/\s+/g, ' ').trim())
  }
  beforeAll(() => hearStatements(shop().database.pool, () => hear))
  beforeEach(() => {
    said = []
  })

  return async () => {
    const [pen, book] = [
      await putOnSale(shop().db, { name: 'Pen', price: 100 }),
      await putOnSale(shop().db, { name: 'Book', price: 50 }),
    ]
    const asha = await aShopper(shop())
    const items = [pen, book].map(({ id }) => ({ productId: id, quantity: 2 }))
    await asha.post('/api/v2/cart/set', { items })
    isHeard = true
    const opened = await openDraft(asha, items, 318.6, { couponCode: 'DISCOUNT10' })
    isHeard = false
    if (!opened.body.order) throw new Error(JSON.stringify(opened.body))
    const paid = await pay(asha, opened.body.order.id)
    isHeard = true
    await asha.post(CALLBACK, paid)
    const { addressId } = asha
    const placed = await asha.post(placeOrderCall.path, { items, addressId, razorpay_order_id: paid.razorpay_order_id })
    isHeard = false
    return { said, placed }
  }
}

describe('an order takes few round trips to the database', async () => {
  const { shop, razorpay } = await razorpayShop()
  const purchase = purchaseIn(
    () => shop,
    async (_, id) => razorpay.pay(id),
  )

  test('with a provider over the wire', async () => {
    const { said, placed } = await purchase()
    expect(placed).toMatchObject({ status: 200, body: { data: { total: 318.6 } } })
    expect(said.length, said.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS)
  })
})

describe('and as few with test money', () => {
  const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
  const purchase = purchaseIn(() => shop, payInSandbox)
  /** The bank of the sandbox keeps its books in the same database. */
  const isOfBank = (statement: string) => /sandbox_payment/.test(statement)

  test('without the books of the bank', async () => {
    const { said, placed } = await purchase()
    expect(placed.status).toBe(200)
    const ours = said.filter((statement) => !isOfBank(statement))
    expect(ours.length, ours.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS)
  })
})

describe('what is done for orders afterwards takes few round trips', () => {
  const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
  const jobs: AnyJob[] = [sendShipmentJob, sendMailJob, recordPurchaseJob, noticeOrderJob]
  let said: string[] = []
  let isHeard = false
  beforeAll(() => {
    const { pool, jobsPool } = shop.database
    for (const heard of new Set([pool, jobsPool])) {
      hearStatements(heard, () => (statement) => {
        if (isHeard) said.push(statement.replaceAll(/\s+/g, ' ').trim())
      })
    }
  })

  test.each([
    [1, MOST_AFTERWARDS],
    [ORDERS_AT_ONCE, MOST_AFTERWARDS_TOGETHER],
  ])('for %i at the same moment at most %i', async (count, most) => {
    const pen = await putOnSale(shop.db, { name: 'Pen', price: 100, stock: 100 })
    for (let order = 0; order < count; order += 1) {
      await buy(await aShopper(shop), [{ productId: pen.id, quantity: 1 }], TOTAL)
    }
    const sent: string[] = []
    const gateways = {
      shipping: sandboxCourier(shop.db),
      mail: { send: async ({ to }: OutgoingMail) => void sent.push(to), close: async () => {} },
    } as Partial<Gateways> as Gateways
    said = []
    isHeard = true
    const { database } = shop
    const running = await startJobs({ database, jobs, gateways, log: pino({ level: 'silent' }), alone: false })
    const left = () =>
      shop.db
        .selectFrom('jobs')
        .select('id')
        .where(
          'name',
          'in',
          jobs.map(({ name }) => name),
        )
        .execute()
    // What the test asks is heard as well, and left out.
    await eventually(async () => expect(await left()).toEqual([]))
    await running.stop()
    isHeard = false
    const ours = said.filter((statement) => !statement.startsWith('select "id" from "jobs" where "name" in'))
    expect(sent).toHaveLength(count)
    const shipments = await shop.db.selectFrom('shipments').select('status').execute()
    expect(shipments).toEqual(Array.from({ length: count }, () => ({ status: 'sent' })))
    expect(ours.length, ours.join('\n')).toBeLessThanOrEqual(most)
  })
})

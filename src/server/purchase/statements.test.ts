import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeOrderCall } from '#contract/purchase/purchase.endpoints.ts'
import { CALLBACK, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { hearStatements } from '#tests/support/said-statements.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'

/** From going to pay to the order on the screen: whoever calls is looked up each time, begin and commit count as well. */
const MOST_STATEMENTS = 20

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

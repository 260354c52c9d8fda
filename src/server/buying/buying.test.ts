import { expect, test } from 'vitest'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { deliveryDay } from '#contract/shipping/delivery-day.ts'
import { buy, CALLBACK, ORDERS, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { aShopper, putOnSale, SHOP_SECRET, stockOf } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const countOrders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length

test('[PAY-01] [PAY-02] [API-24] [API-25] [API-26] [API-27] a draft is priced, held, paid and becomes an order', async () => {
  const pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  const asha = await aShopper(shop)
  expect((await asha.get('/api/getkey')).body).toMatchObject({ success: true, key: 'sandbox', provider: 'sandbox' })
  const items = [{ productId: pen.id, quantity: 2 }]

  const opened = await openDraft(asha, items, 236)
  expect(opened.body).toMatchObject({ success: true, order: { amount: 23_600, currency: 'INR' } })
  expect(await stockOf(shop.db, pen)).toBe(3)

  const result = await payInSandbox(asha, opened.body.order.id)
  const verified = await asha.post(CALLBACK, result)
  expect(verified).toMatchObject({ status: 200, body: { success: true } })
  const placed = await asha.post(`${ORDERS}/order`, {
    items: items.map((item) => ({ ...item, Address_id: asha.addressId })),
  })
  expect(placed.body.data).toMatchObject({
    id: verified.body.data.orderId,
    total: 236,
    subtotal: 200,
    tax: 36,
    discount: 0,
    status: 'Processing',
    delivery_status: 'Pending',
    // As the checkout said: two working days of ours, and two of the courier's.
    expected_delivery_date: deliveryDay(new Date(placed.body.data.created_at), 2, 2),
    payment_status: 'Paid',
    customer_name: 'Asha Verma',
    customer_pincode: '560001',
    products: [{ name: 'Blue Gel Pen', quantity: 2, selling_price: 100, tax_percentage: 18 }],
  })
  expect(await stockOf(shop.db, pen)).toBe(3)
})

test('[BUY-03] [CONST-01] a coupon takes exactly ten percent off, however it is typed, and only once', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const items = [{ productId: pen.id, quantity: 1 }]
  const wrong = await openDraft(asha, items, 106.2, { couponCode: 'DISCOUNT20' })
  expect(wrong).toMatchObject({ status: 400, body: { message: 'Invalid Coupon Code' } })
  for (const couponCode of ['discount10', ' DISCOUNT10 ']) {
    const { body } = await openDraft(asha, items, 106.2, { couponCode })
    expect(body.order.amount).toBe(10_620)
  }
  const id = await buy(asha, items, 106.2, { couponCode: 'Discount10' })
  const { body } = await asha.get(`${ORDERS}/getOrder/${id}`)
  expect(body.data).toMatchObject({ total: 106.2, discount: 11.8, coupon_code: 'DISCOUNT10' })
  expect(await shop.db.selectFrom('coupon_uses').select('code').execute()).toEqual([{ code: 'DISCOUNT10' }])
})

test('coming back with the same draft finds the same payment; another draft gives up the first', async () => {
  const pen = await putOnSale(shop.db, { price: 100, stock: 3 })
  const asha = await aShopper(shop)
  const first = await openDraft(asha, [{ productId: pen.id, quantity: 3 }], 354)
  const again = await openDraft(asha, [{ productId: pen.id, quantity: 3 }], 354)
  expect(again.body.order.id).toBe(first.body.order.id)
  expect(await stockOf(shop.db, pen)).toBe(0)
  const other = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  expect(other.body.order.id).not.toBe(first.body.order.id)
  expect(await stockOf(shop.db, pen)).toBe(2)
})

test('a price that moved is named before anybody pays', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  await shop.db.updateTable('products').set({ price_paise: 12_000 }).where('id', '=', pen.id).execute()
  const refused = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  expect(refused).toMatchObject({ status: 409, body: { code: 'payments/total-changed', data: { total: '142' } } })
  expect(refused.body.message).toContain('₹142')
  expect(await stockOf(shop.db, pen)).toBe(25)
})

test('what is sold out, too little or gone is said before paying', async () => {
  const few = await putOnSale(shop.db, { name: 'Red Pen', price: 100, stock: 2 })
  const none = await putOnSale(shop.db, { name: 'Ink', price: 100, stock: 0 })
  const asha = await aShopper(shop)
  const messageFor = async (productId: string, quantity: number) =>
    (await openDraft(asha, [{ productId, quantity }], 118)).body.message
  expect(await messageFor(few.id, 3)).toBe('We have only 2 of Red Pen left. You haven’t been charged.')
  expect(await messageFor(none.id, 1)).toBe('Ink is out of stock. You haven’t been charged.')
  expect(await messageFor('01900000-0000-7000-8000-000000000000', 1)).toContain('no longer available')
  expect(await stockOf(shop.db, few)).toBe(2)
})

test.each([0, -1, 1.5, 1e9, 'two', null])('a quantity of %j is refused in words', async (quantity) => {
  const pen = await putOnSale(shop.db)
  const asha = await aShopper(shop)
  const { status, body } = await openDraft(asha, [{ productId: pen.id, quantity: quantity as number }], 118)
  expect(status).toBe(400)
  expect(body.fields['items.0.quantity']).toContain('quantity')
})

test('[VAL-01] a draft without items or address is refused with its text', async () => {
  const pen = await putOnSale(shop.db)
  const asha = await aShopper(shop)
  const items = [{ productId: pen.id, quantity: 1 }]
  expect((await openDraft(asha, [], 118)).body.message).toBe('No items selected for order')
  expect((await openDraft(asha, items, 118, { addressId: null })).body.message).toBe('Shipping address not selected')
  expect((await asha.post(`${ORDERS}/order`, { items: [] })).body.message).toBe('No items selected for order')
  expect((await asha.post(`${ORDERS}/order`, { items })).body.message).toBe('Shipping address not selected')
})

test("somebody else's address, payment and order are unknown", async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const [asha, ravi] = [await aShopper(shop), await aShopper(shop, { fullName: 'Ravi Nair' })]
  const items = [{ productId: pen.id, quantity: 1 }]
  expect((await openDraft(ravi, items, 118, { addressId: asha.addressId })).status).toBe(404)
  for (const addressId of ['no id at all', "' or 1=1 --", asha.addressId.slice(1)]) {
    expect((await openDraft(asha, items, 118, { addressId })).body.code).toBe('payments/unknown-address')
    expect((await asha.post(`${ORDERS}/order`, { items, addressId })).status).toBe(402)
  }
  const { body } = await openDraft(asha, items, 118)
  expect((await ravi.post(`/api/sandbox/payments/${body.order.id}/pay`, { outcome: 'success' })).status).toBe(404)
  const result = await payInSandbox(asha, body.order.id)
  expect((await ravi.post(CALLBACK, result)).status).toBe(404)
  expect(await countOrders()).toBe(0)
  const { data } = (await asha.post(CALLBACK, result)).body
  expect((await ravi.get(`${ORDERS}/getOrder/${data.orderId}`)).status).toBe(404)
  expect((await ravi.post(`${ORDERS}/cancelOrder/${data.orderId}`)).status).toBe(404)
  expect((await ravi.get(`${ORDERS}/getOrder`)).body).toMatchObject({ data: [], total: 0 })
})

test('[PAY-06] forged signatures are refused, replayed ones answer the same order', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  const result = await payInSandbox(asha, body.order.id)
  for (const forged of [
    { ...result, razorpay_signature: '0'.repeat(64) },
    { ...result, razorpay_signature: 'x' },
    { ...result, razorpay_payment_id: 'pay_other' },
    { razorpay_order_id: result.razorpay_order_id },
  ]) {
    const refused = await asha.post(CALLBACK, forged)
    expect(refused).toMatchObject({ status: 400, body: { message: 'Payment verification failed.' } })
  }
  const answers = await Promise.all([1, 2, 3, 4].map(() => asha.post(CALLBACK, result)))
  expect(new Set(answers.map(({ body: { data } }) => data.orderId)).size).toBe(1)
  expect(await countOrders()).toBe(1)
})

test('[PAY-06] a failed payment is no payment; the shopper may try again in the same draft', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  const failed = await payInSandbox(asha, body.order.id, 'failure')
  expect((await asha.post(CALLBACK, failed)).status).toBe(402)
  const items = [{ productId: pen.id, quantity: 1, Address_id: asha.addressId }]
  expect((await asha.post(`${ORDERS}/order`, { items })).status).toBe(402)
  const paid = await payInSandbox(asha, body.order.id)
  expect((await asha.post(CALLBACK, paid)).status).toBe(200)
  expect((await asha.post(`/api/sandbox/payments/${body.order.id}/pay`, { outcome: 'success' })).status).toBe(409)
})

test('[API-27] placing asks the provider itself when the browser never came back to verify', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const items = [{ productId: pen.id, quantity: 1, Address_id: asha.addressId }]
  const { body } = await openDraft(asha, items, 118)
  await payInSandbox(asha, body.order.id)
  const placed = await asha.post(`${ORDERS}/order`, { items })
  const again = await asha.post(`${ORDERS}/order`, { items, razorpay_order_id: body.order.id })
  expect(placed.status).toBe(200)
  expect(again.body.data.id).toBe(placed.body.data.id)
  expect(await countOrders()).toBe(1)
})

test('[API-25] [API-27] an amount alone opens a payment that one order of exactly that total uses up', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const one = [{ productId: pen.id, quantity: 1, Address_id: asha.addressId }]
  const two = [{ productId: pen.id, quantity: 2, Address_id: asha.addressId }]
  expect((await asha.post(`${ORDERS}/order`, { items: one })).status).toBe(402)
  const { body } = await asha.post('/api/v2/payments/paid', { amount: 118 })
  const result = await payInSandbox(asha, body.order.id)
  expect((await asha.post(CALLBACK, result)).body).toMatchObject({ success: true, data: { orderId: null } })
  expect((await asha.post(`${ORDERS}/order`, { items: two })).status).toBe(402)
  const wrong = await asha.post(`${ORDERS}/order`, { items: one, couponCode: 'DISCOUNT20' })
  expect(wrong).toMatchObject({ status: 400, body: { code: paymentFailures.invalidCoupon.code } })
  expect((await asha.post('/shiprocket/order', { items: one })).status).toBe(200)
  expect((await asha.post(`${ORDERS}/order`, { items: one })).status).toBe(402)
  expect(await stockOf(shop.db, pen)).toBe(24)
})

test('[API-25] more than a crore is not taken at once, and that is said', async () => {
  const press = await putOnSale(shop.db, { price: 1_000_000 })
  const asha = await aShopper(shop)
  const items = [{ productId: press.id, quantity: 9, Address_id: asha.addressId }]
  const alone = await asha.post('/api/v2/payments/paid', { amount: 10_000_000.01 })
  for (const refused of [await openDraft(asha, items, 10_620_000), alone]) {
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('One order can be worth up to ₹1,00,00,000. Please split it into smaller orders.')
  }
  expect(await stockOf(shop.db, press)).toBe(25)
})

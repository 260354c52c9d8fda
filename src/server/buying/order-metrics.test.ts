import { beforeEach, expect, test } from 'vitest'
import { countCheckout, countDeclined, countRefund, countSettled } from '#server/payments/order-metrics.ts'
import { cancelOrderJob } from '#server/refunds/cancellation.ts'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { metricsGrownBy } from '#tests/support/metric-values.ts'
import { aShopper, putOnSale, type Shopper } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { workOff } from '#tests/support/work-off.ts'

const { shop, razorpay, gateways } = await razorpayShop()

let asha: Shopper
let pen: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
})

const grown = (act: () => Promise<unknown>) => metricsGrownBy(shop.app, act)
const open = (quantity = 1) => openDraft(asha, [{ productId: pen.id, quantity }], 118 * quantity)
const work = () => workOff(shop.db, gateways(), [refundPaymentJob, cancelOrderJob])

async function bought(): Promise<string> {
  const paid = razorpay.pay((await open()).body.order.id)
  // The browser tells it twice, and the provider as well: it is one order all the same.
  await asha.post(CALLBACK, paid)
  const { body, headers } = razorpay.event('payment.captured', paid.razorpay_payment_id)
  await shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: body, headers })
  return (await asha.post(CALLBACK, paid)).body.data.orderId
}

test('an order is counted once, with what was paid, who was asked and what was said to the database', async () => {
  const by = await grown(bought)
  expect(by.get('likho_orders_placed_total')).toBe(1)
  expect(by.get('likho_revenue_paise_total')).toBe(118_00)
  expect(by.get('likho_checkouts_opened_total')).toBe(1)
  // The order that is opened, and the payment each time somebody tells of it.
  expect(by.get('likho_gateway_calls_total{gateway="payment",outcome="done"}')).toBe(4)
  expect(by.get('likho_gateway_seconds_count{gateway="payment"}')).toBe(4)
  expect(by.get('likho_statements_total{class="write",table="checkouts"}')).toBeGreaterThan(0)
  expect(by.get('likho_statement_seconds_count{class="transaction",pool="calls"}')).toBeGreaterThan(3)
  const callback = `likho_http_request_seconds_count{method="POST",route="${CALLBACK}",status="200"}`
  expect(by.get(callback)).toBe(2)
})

test('what fails is counted by its reason', async () => {
  const declined = await grown(async () => {
    const paid = razorpay.pay((await open()).body.order.id, { status: 'failed' })
    await asha.post(CALLBACK, paid)
  })
  expect(declined.get('likho_payments_failed_total{reason="declined"}')).toBe(1)
  expect(declined.get('likho_refusals_total{code="payments/not-paid"}')).toBe(1)
  expect(declined.get('likho_orders_placed_total')).toBe(0)
  const soldOut = await grown(() => open(6))
  expect(soldOut.get('likho_refusals_total{code="payments/not-enough"}')).toBe(1)
  razorpay.suffer({ status: 503 })
  const away = await grown(() => open(2))
  expect(away.get('likho_gateway_calls_total{gateway="payment",outcome="away"}')).toBe(1)
  expect(away.get('likho_refusals_total{code="payments/provider-away"}')).toBe(1)
  expect(away.get('likho_checkouts_opened_total')).toBe(0)
})

test('money that comes for what is sold by then is a failed payment, and its refund is counted when it is back', async () => {
  const wrong = await grown(async () => {
    const paid = razorpay.pay((await open()).body.order.id, { amount: 500 })
    await asha.post(CALLBACK, paid)
  })
  expect(wrong.get('likho_payments_failed_total{reason="wrong amount"}')).toBe(1)
  const back = await grown(work)
  expect(back.get('likho_refunds_total{outcome="processed"}')).toBe(1)
  expect(back.get('likho_refunded_paise_total')).toBe(500)
  expect(back.get('likho_jobs_total{kind="refund-payment",outcome="done"}')).toBe(1)
  expect(back.get('likho_job_seconds_count{kind="refund-payment"}')).toBe(1)
})

test('a refund that the provider refuses is counted as failed', async () => {
  await asha.post(`${ORDERS}/cancelOrder/${await bought()}`)
  razorpay.refuseRefunds('Refunds are closed')
  const refused = await grown(work)
  expect(refused.get('likho_refunds_total{outcome="failed"}')).toBe(1)
  expect(refused.get('likho_refunded_paise_total')).toBe(0)
})

test('a fee that the shopper pays on top is no revenue', async () => {
  const by = await grown(async () => {
    const fee = { amount: 120_78, fee: 2_78, fee_bearer: 'customer' }
    await asha.post(CALLBACK, razorpay.pay((await open()).body.order.id, fee))
  })
  expect(by.get('likho_orders_placed_total')).toBe(1)
  expect(by.get('likho_revenue_paise_total')).toBe(118_00)
})

test.each(['razorpayTest', 'sandbox'] as const)(
  'what was only tried out at %s is in no figure of trade',
  async (provider) => {
    const by = await grown(async () => {
      countCheckout(provider)
      countDeclined(provider)
      countSettled({ kind: 'ordered' }, { provider, amountPaise: 118_00 })
      countRefund({ status: 'processed', amountPaise: 118_00 }, provider)
    })
    const counted = ['orders_placed', 'revenue_paise', 'refunded_paise', 'checkouts_opened', 'payments_failed']
    for (const name of counted) expect(by.get(`likho_${name}_total`) ?? 0, name).toBe(0)
  },
)

import type { RazorpayConfig } from '#server/config.ts'
import { isSame } from '#server/platform/is-same.ts'
import { PAYMENTS_A_PAGE, type PaymentGateway, type ProviderPayment, type ProviderRefund } from './payment-gateway.ts'
import { ProviderRefusal } from './provider-away.ts'
import { razorpayClient } from './razorpay-client.ts'
import { readRazorpayEvent } from './razorpay-events.ts'
import {
  orderShape,
  type PaymentShape,
  paymentShape,
  paymentsShape,
  type RefundShape,
  refundShape,
  refundsShape,
} from './razorpay-shapes.ts'
import { resultSignature } from './signatures.ts'

/** More than a payment ever has; the provider lists no more at once. */
const MOST_REFUNDS = 100

/** How keys of test mode begin: they open the same service, without money. */
const TEST_KEY = 'rzp_test_'

const pathOf = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}`

/** Real payments. The official package cannot be told its address, has no time-out and loses idempotency keys. */
export function razorpayGateway(keys: RazorpayConfig, shopMark: () => Promise<string>): PaymentGateway {
  const ask = razorpayClient(keys)
  const read = async (id: string) => toPayment(await ask({ path: pathOf(id), answer: paymentShape }))

  return {
    provider: keys.keyId.startsWith(TEST_KEY) ? 'razorpayTest' : 'razorpay',
    publicKey: keys.keyId,
    tryKeys: async () => {
      await ask({ path: '/v1/payments?count=1', answer: paymentsShape })
    },
    shopMark,
    openOrder: async ({ amountPaise, receipt }) => {
      const notes = { shop: await shopMark() }
      const body = { amount: amountPaise, currency: 'INR', receipt, notes, payment: { capture: 'automatic' } }
      const { id } = await ask({ method: 'POST', path: '/v1/orders', body, answer: orderShape })
      return { id }
    },
    isGenuine: (result) => {
      const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = result
      return isSame(resultSignature(keys.keySecret, orderId, paymentId), signature)
    },
    findPayment: (id) => read(id).catch(undefinedWhenRefused),
    paymentsOf: async (orderId) => {
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`
      const { items } = await ask({ path, answer: paymentsShape })
      return items.map(toPayment)
    },
    findOrder: async (id) => {
      const path = `/v1/orders/${encodeURIComponent(id)}`
      const order = await ask({ path, answer: orderShape }).catch(undefinedWhenRefused)
      return order && { isPaid: order.status === 'paid', shopMark: order.notes?.shop ?? null }
    },
    paymentsBetween: async ({ from, to, skip }) => {
      const query = `from=${seconds(from)}&to=${seconds(to)}&count=${PAYMENTS_A_PAGE}&skip=${skip}`
      const { items } = await ask({ path: `/v1/payments?${query}`, answer: paymentsShape })
      return items.map(toPayment)
    },
    capture: async ({ id, amountPaise, currency }) => {
      const body = { amount: amountPaise, currency }
      const path = `${pathOf(id)}/capture`
      const captured = await ask({ method: 'POST', path, body, answer: paymentShape }).catch(undefinedWhenRefused)
      return captured ? toPayment(captured) : read(id)
    },
    refund: async ({ paymentId, amountPaise, key }) =>
      toRefund(
        await ask({
          method: 'POST',
          path: `${pathOf(paymentId)}/refund`,
          body: { amount: amountPaise },
          headers: { 'x-refund-idempotency': key },
          answer: refundShape,
        }),
      ),
    refundsOf: async (paymentId) => {
      const { items } = await ask({ path: `${pathOf(paymentId)}/refunds?count=${MOST_REFUNDS}`, answer: refundsShape })
      return items.map(toRefund)
    },
    readEvent: (body, headers) => readRazorpayEvent([keys.webhookSecret, keys.previousWebhookSecret], body, headers),
  }
}

function undefinedWhenRefused(error: unknown): undefined {
  if (!(error instanceof ProviderRefusal)) throw error
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000)

const toPayment = ({ id, order_id, amount, currency, fee, fee_bearer, status }: PaymentShape): ProviderPayment => ({
  id,
  orderId: order_id ?? null,
  amountPaise: amount,
  currency,
  feePaise: fee ?? 0,
  isFeeOnTop: fee_bearer === 'customer',
  status,
})

const toRefund = ({ id, amount, status }: RefundShape): ProviderRefund => ({ id, amountPaise: amount, status })

import type { RazorpayConfig } from '#server/config.ts'
import type { PaymentGateway, ProviderPayment } from './payment-gateway.ts'
import { ProviderRefusal } from './provider-away.ts'
import { razorpayClient } from './razorpay-client.ts'
import { readRazorpayEvent } from './razorpay-events.ts'
import { orderShape, type PaymentShape, paymentShape, paymentsShape, refundShape } from './razorpay-shapes.ts'
import { isSame, resultSignature } from './signatures.ts'

/** Real payments. The official package cannot be told its address, has no time-out and loses idempotency keys. */
export function razorpayGateway(keys: RazorpayConfig): PaymentGateway {
  const ask = razorpayClient(keys)

  /** Money that was only set aside is collected; when somebody else was faster the payment is read again. */
  async function collected(payment: PaymentShape): Promise<ProviderPayment> {
    if (payment.status !== 'authorized') return ours(payment)
    const path = `/v1/payments/${encodeURIComponent(payment.id)}`
    const { amount, currency } = payment
    try {
      return ours(
        await ask({ method: 'POST', path: `${path}/capture`, body: { amount, currency }, answer: paymentShape }),
      )
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      return ours(await ask({ path, answer: paymentShape }))
    }
  }

  return {
    provider: 'razorpay',
    publicKey: keys.keyId,
    openOrder: async ({ amountPaise, receipt }) => {
      const body = { amount: amountPaise, currency: 'INR', receipt, payment: { capture: 'automatic' } }
      const { id } = await ask({ method: 'POST', path: '/v1/orders', body, answer: orderShape })
      return { id }
    },
    isGenuine: (result) => {
      const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = result
      return isSame(resultSignature(keys.keySecret, orderId, paymentId), signature)
    },
    findPayment: async (id) => {
      try {
        return await collected(await ask({ path: `/v1/payments/${encodeURIComponent(id)}`, answer: paymentShape }))
      } catch (error) {
        if (error instanceof ProviderRefusal) return undefined
        throw error
      }
    },
    paymentsOf: async (orderId) => {
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`
      const { items } = await ask({ path, answer: paymentsShape })
      return Promise.all(items.map(collected))
    },
    refund: async ({ paymentId, amountPaise, key }) => {
      const { id, status } = await ask({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
        body: { amount: amountPaise },
        headers: { 'x-refund-idempotency': key },
        answer: refundShape,
      })
      return { id, status }
    },
    readEvent: (body, headers) => readRazorpayEvent(keys.webhookSecret, body, headers),
  }
}

const ours = ({ id, order_id, amount, currency, status }: PaymentShape): ProviderPayment => ({
  id,
  orderId: order_id ?? null,
  amountPaise: amount,
  currency,
  status,
})

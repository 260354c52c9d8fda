import { randomBytes } from 'node:crypto'
import type { PaymentResult } from '#contract/payments/payments.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isSame } from '#server/platform/is-same.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { ProviderRefusal } from './provider-away.ts'
import * as store from './sandbox-payments.store.ts'
import { shopMark } from './shop-mark.ts'
import { resultSignature } from './signatures.ts'

export type SandboxGateway = PaymentGateway & {
  provider: 'sandbox'
  /** What the bank does in the test dialog. Undefined when there is no such payment order or it is paid already. */
  pay: (paymentOrderId: string, outcome: 'success' | 'failure', now: Date) => Promise<PaymentResult | undefined>
}

const refundIdOf = (key: string) => `rfnd_test_${key}`
const newId = (kind: string) => `${kind}_test_${randomBytes(10).toString('hex')}`

/** Payments without money: it keeps its own books in the database, so a restart forgets nothing. */
export function sandboxGateway(db: Db, secret: string): SandboxGateway {
  return {
    provider: 'sandbox',
    publicKey: 'sandbox',
    shopMark: () => shopMark(db),
    openOrder: async ({ amountPaise, receipt }) => {
      const id = newId('order')
      await store.insertOrder(db, { id, amount_paise: amountPaise, receipt, created_at: new Date() })
      return { id }
    },
    pay: async (orderId, outcome, now) => {
      const paymentId = newId('pay')
      const status = outcome === 'success' ? 'captured' : 'failed'
      const paid = await store.insertPayment(db, {
        id: paymentId,
        payment_order_id: orderId,
        status,
        created_at: now,
      })
      if (!paid) return undefined
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: resultSignature(secret, orderId, paymentId),
      }
    },
    isGenuine: (result) => {
      const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = result
      return isSame(resultSignature(secret, orderId, paymentId), signature)
    },
    findPayment: (id) => store.findPayment(db, id),
    paymentsOf: (orderId) => store.paymentsOf(db, orderId),
    // Orders are paid whole here, and only those that the shop asked for.
    findOrder: async () => undefined,
    paymentsBetween: async () => [],
    // The bank of the sandbox takes at once whatever is paid.
    capture: async (payment) => payment,
    refund: async ({ paymentId, amountPaise, key }) => {
      if (!(await store.refundPayment(db, paymentId, { key, amountPaise }))) {
        throw new ProviderRefusal('the sandbox has no such payment', 'The sandbox has no such payment.')
      }
      return { id: refundIdOf(key), status: 'processed', amountPaise }
    },
    refundsOf: async (paymentId) => {
      const refunds = await store.refundsOf(db, paymentId)
      return refunds.map(({ key, amountPaise }) => ({ id: refundIdOf(key), status: 'processed', amountPaise }))
    },
    // Nobody calls from outside: the sandbox has no webhooks.
    readEvent: () => undefined,
  }
}

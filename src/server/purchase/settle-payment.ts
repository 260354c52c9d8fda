import { takeCheckout } from '#server/checkout/take-checkout.ts'
import type { ProviderPayment } from '#server/gateways/payment/payment-gateway.ts'
import { orderOfPayment } from '#server/orders/order-of-payment.ts'
import { tellSoldOut } from '#server/orders/tell-refunded.ts'
import {
  findPayment,
  holdPaymentOrder,
  insertPayment,
  type PaymentOrderRow,
  setPaymentStatus,
} from '#server/payments/payments.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createOrder } from './create-order.ts'
import { queueRefund, type RefundReason } from './queue-refund.ts'

/** What became of a payment. */
export type Settlement =
  | { kind: 'ordered'; orderId: string }
  /** It belongs to no draft; placing an order of its amount uses it. */
  | { kind: 'unused' }
  | { kind: 'refunding' }
  /** No money has reached us. */
  | { kind: 'not paid' }
  /** Collected with our keys, but not for us. */
  | { kind: 'foreign' }

type Work = Pick<TradeCtx, 'db' | 'gateways' | 'now' | 'log'>

/**
 * The one way a payment becomes an order. The browser's callback, the provider's webhook, the sweeper and the
 * place-order call all end here, in whatever order and however often: the first one settles it, in one transaction
 * with stock, coupon and order, and the others are told what it became. Money that cannot become its order goes back.
 */
export async function settlePayment({ db, gateways, now, log }: Work, payment: ProviderPayment): Promise<Settlement> {
  if (payment.status !== 'captured' || !payment.orderId) return { kind: 'not paid' }
  const { orderId } = payment
  return db.transaction().execute(async (tx) => {
    const asked = await holdPaymentOrder(tx, orderId)
    if (!asked || asked.provider !== gateways.payments.provider) {
      log.warn({ payment: payment.id }, 'a payment that is not for this shop')
      return { kind: 'foreign' }
    }
    const known = await findPayment(tx, payment.id)
    if (known) return settledBefore(tx, payment.id, known.status)
    await insertPayment(tx, {
      id: payment.id,
      payment_order_id: orderId,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      status: 'unused',
      received_at: now,
    })
    const settled = await settleNew(tx, asked, payment, gateways.shipping.provider, now)
    log.info({ payment: payment.id, ...settled }, 'payment settled')
    return settled
  })
}

async function settleNew(
  tx: Db,
  asked: PaymentOrderRow,
  { id, amountPaise, currency }: ProviderPayment,
  courier: string,
  now: Date,
): Promise<Settlement> {
  if (amountPaise !== asked.amount_paise || currency !== 'INR') return giveBack(tx, id, 'wrong amount', now)
  // What was set aside for an account that is gone since returns to the shelf when its time is over.
  if (!asked.user_id) return giveBack(tx, id, 'buyer gone', now)
  if (!asked.checkout_id) return { kind: 'unused' }
  const checkout = await takeCheckout(tx, asked.checkout_id)
  if (checkout === 'paid') return giveBack(tx, id, 'paid twice', now)
  if (checkout === 'sold out') {
    await tellSoldOut(tx, asked.checkout_id)
    return giveBack(tx, id, 'sold out', now)
  }
  await setPaymentStatus(tx, id, 'ordered')
  return {
    kind: 'ordered',
    orderId: await createOrder(tx, { ...checkout, checkoutId: checkout.id, paymentId: id, courier, now }),
  }
}

async function giveBack(tx: Db, paymentId: string, reason: RefundReason, now: Date): Promise<Settlement> {
  await queueRefund(tx, paymentId, reason, now)
  return { kind: 'refunding' }
}

/** An order that was cancelled since is still the order that the payment became. */
async function settledBefore(tx: Db, paymentId: string, status: string): Promise<Settlement> {
  const orderId = await orderOfPayment(tx, paymentId)
  if (orderId) return { kind: 'ordered', orderId }
  return status === 'unused' ? { kind: 'unused' } : { kind: 'refunding' }
}

import type { RefundReason } from '#contract/orders/order-refund.ts'
import { lockShopper } from '#server/checkout/checkouts.store.ts'
import { takeCheckout } from '#server/checkout/take-checkout.ts'
import type { ProviderPayment } from '#server/gateways/payment/payment-gateway.ts'
import { orderOfPayment } from '#server/orders/orders.store.ts'
import {
  findPayment,
  findPaymentOrder,
  insertPayment,
  lockPaymentOrder,
  type PaymentOrder,
  setPaymentStatus,
} from '#server/payments/payments.store.ts'
import { refundsOf } from '#server/payments/refunds.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { collectPayment, isAsAsked } from './collect-payment.ts'
import { createOrder } from './create-order.ts'
import { findOrderOfDraft } from './find-order-of-draft.ts'
import { mailPaidTwice, mailSoldOut } from './mail-payer.ts'
import { queueRefund } from './queue-refund.ts'

/** What became of a payment. */
export type Settlement =
  | { kind: 'ordered'; orderId: string }
  /** It belongs to no draft; placing an order of its amount uses it. */
  | { kind: 'unused' }
  | { kind: 'refunding'; reason: RefundReason | undefined }
  /** No money has reached us. */
  | { kind: 'not paid' }
  /** Collected with our keys, but not for us. */
  | { kind: 'foreign' }

type SettleCtx = Pick<TradeCtx, 'db' | 'gateways' | 'now' | 'log'>

/**
 * The one way a payment becomes an order. The browser's callback, the provider's webhook, the sweeper and the
 * place-order call all end here, in whatever order and however often: the first one settles it, in one transaction
 * with stock, coupon and order, and the others are told what it became. Money that cannot become its order goes back.
 */
export async function settlePayment(ctx: SettleCtx, told: ProviderPayment): Promise<Settlement> {
  const { db, gateways, now, log } = ctx
  const payment = await collectPayment(ctx, told)
  if (payment.status !== 'captured' || !payment.orderId) return { kind: 'not paid' }
  const { id, orderId, amountPaise, currency } = payment
  return db.transaction().execute(async (tx) => {
    const asked = await lockForPayment(tx, orderId)
    if (!asked || asked.provider !== gateways.payments.provider) {
      log.warn({ payment: id }, 'a payment that is not for this shop')
      return { kind: 'foreign' }
    }
    const known = await findPayment(tx, id)
    if (known) return settledBefore(tx, id, known.status)
    await insertPayment(tx, { id, paymentOrderId: orderId, amountPaise, currency, status: 'unused', receivedAt: now })
    const settled = isAsAsked(payment, asked)
      ? await finishPayment({ ...ctx, db: tx }, asked, id)
      : await giveBack(tx, id, 'wrong amount', now)
    log.info({ payment: id, ...settled }, 'payment settled')
    return settled
  })
}

/** Two payments of one shopper are settled one after the other: each has to see what became of the other. */
async function lockForPayment(tx: Db, paymentOrderId: string): Promise<PaymentOrder | undefined> {
  const asked = await findPaymentOrder(tx, paymentOrderId)
  if (asked?.userId) await lockShopper(tx, asked.userId)
  return lockPaymentOrder(tx, paymentOrderId)
}

/** Turns a payment of the right amount into its order, in the caller's transaction; or gives it back. */
export async function finishPayment(
  { db: tx, gateways, now }: SettleCtx,
  { userId, checkoutId, provider }: PaymentOrder,
  paymentId: string,
): Promise<Settlement> {
  // What was set aside for an account that is gone since returns to the shelf when its time is over.
  if (!userId) return giveBack(tx, paymentId, 'buyer gone', now)
  if (!checkoutId) return { kind: 'unused' }
  const orderId = await findOrderOfDraft(tx, checkoutId, now)
  const checkout = orderId ? 'paid' : await takeCheckout(tx, checkoutId)
  if (checkout === 'paid') {
    await mailPaidTwice(tx, checkoutId, orderId)
    return giveBack(tx, paymentId, 'paid twice', now)
  }
  if (checkout === 'sold out') {
    await mailSoldOut(tx, checkoutId)
    return giveBack(tx, paymentId, 'sold out', now)
  }
  await setPaymentStatus(tx, paymentId, 'ordered')
  const courier = courierFor(provider, gateways.shipping.provider)
  return { kind: 'ordered', orderId: await createOrder(tx, { ...checkout, checkoutId, paymentId, courier, now }) }
}

/** Test money never sends a real parcel. */
const courierFor = (paidWith: string, courier: string) => (paidWith === 'sandbox' ? 'sandbox' : courier)

async function giveBack(tx: Db, paymentId: string, reason: RefundReason, now: Date): Promise<Settlement> {
  await queueRefund(tx, paymentId, reason, now)
  return { kind: 'refunding', reason }
}

/** An order that was cancelled since is still the order that the payment became. */
async function settledBefore(tx: Db, paymentId: string, status: string): Promise<Settlement> {
  const orderId = await orderOfPayment(tx, paymentId)
  if (orderId) return { kind: 'ordered', orderId }
  if (status === 'unused') return { kind: 'unused' }
  const [refund] = await refundsOf(tx, paymentId)
  return { kind: 'refunding', reason: refund?.reason }
}

import type { RefundReason } from '#contract/orders/staff-refund.ts'
import { moneyMode } from '#contract/payments/money-mode.ts'
import { courierFor } from '#contract/shipping/couriers.ts'
import { takeCheckout } from '#server/checkout/take-checkout.ts'
import type { ProviderPayment } from '#server/gateways/payment/payment-gateway.ts'
import { orderOfPayment } from '#server/orders/orders.store.ts'
import {
  lockPaymentOrder,
  lockPaymentOrderAndPayer,
  type PayersOrder,
  type Payment,
  type PaymentOrder,
  paymentInsert,
} from '#server/payments/payments.store.ts'
import { refundsOf } from '#server/payments/refunds.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { atOnce, type Write } from '#server/platform/db/at-once.ts'
import type { Db } from '#server/platform/db/database.ts'
import { collectPayment, isAsAsked } from './collect-payment.ts'
import { createOrder } from './create-order.ts'
import { isPaidTwice } from './is-paid-twice.ts'
import { type KnownPayment, knownPayment } from './known-payment.store.ts'
import { mailPaidTwice, mailSoldOut } from './mail-payer.ts'
import { queueRefund } from './queue-refund.ts'
import { countSettled } from './trade-figures.ts'

/** What became of a payment. */
export type Settlement =
  | { kind: 'ordered'; orderId: string }
  /** It belongs to no draft; placing an order of its amount uses it. */
  | { kind: 'unused' }
  | { kind: 'refunding'; reason: RefundReason | undefined }
  /** No money has reached us. */
  | { kind: 'not paid' }
  /** Collected with our keys, but not for us; or not by whoever says so. */
  | { kind: 'foreign' }

type SettleCtx = Pick<TradeCtx, 'db' | 'gateways' | 'now' | 'log'>

/** A payment whose end is not decided yet. It is written down with that end. */
export type Undecided = { id: string; noteAs: (status: Payment['status']) => Write }

/**
 * The one way a payment becomes an order. The browser's callback, the provider's webhook, the sweeper and the
 * place-order call all end here, in whatever order and however often: the first one settles it, in one transaction
 * with stock, coupon and order, and the others are told what it became. Money that cannot become its order goes back.
 * Told who says that they paid, it settles nothing of anybody else.
 */
export async function settlePayment(ctx: SettleCtx, told: ProviderPayment, payer?: string): Promise<Settlement> {
  const { db, gateways, now, log } = ctx
  const payment = await collectPayment(ctx, told)
  if (payment.status !== 'captured' || !payment.orderId) return { kind: 'not paid' }
  const { id, orderId, amountPaise, currency } = payment
  const [settlement, isNew] = await db.transaction().execute(async (tx): Promise<[Settlement, boolean]> => {
    // Two payments of one shopper are settled one after the other: each has to see what became of the other.
    const asked = (await lockPaymentOrderAndPayer(tx, orderId)) ?? (await lockPaymentOrder(tx, orderId))
    if (!asked || asked.provider !== gateways.payments.provider) {
      log.warn({ payment: id }, 'a payment that is not for this shop')
      return [{ kind: 'foreign' }, false]
    }
    if (payer && asked.userId !== payer) return [{ kind: 'foreign' }, false]
    const known = await knownPayment(tx, id, asked.checkoutId)
    if (known.status) return [await settledBefore(tx, id, known.status), false]
    const received = { id, paymentOrderId: orderId, amountPaise, currency, receivedAt: now }
    const undecided: Undecided = { id, noteAs: (status) => paymentInsert(tx, { ...received, status }) }
    const settled = isAsAsked(payment, asked)
      ? await finishPayment({ ...ctx, db: tx }, asked, undecided, known)
      : await giveBack(tx, undecided, 'wrong amount', now)
    log.info({ payment: id, ...settled }, 'payment settled')
    return [settled, true]
  })
  if (isNew) countSettled(settlement, amountPaise)
  return settlement
}

/** Turns a payment of the right amount into its order, in the caller's transaction; or gives it back. */
export async function finishPayment(
  { db: tx, gateways, now }: SettleCtx,
  { userId, checkoutId, provider, language = 'en' }: PaymentOrder & Partial<PayersOrder>,
  payment: Undecided,
  { openedAt, orders }: Pick<KnownPayment, 'openedAt' | 'orders'>,
): Promise<Settlement> {
  // What was set aside for an account that is gone since returns to the shelf when its time is over.
  if (!userId) return giveBack(tx, payment, 'buyer gone', now)
  if (!checkoutId) {
    await atOnce(tx, [payment.noteAs('unused')])
    return { kind: 'unused' }
  }
  const before = openedAt && orders.find(({ createdAt }) => isPaidTwice({ openedAt, paidAt: now }, createdAt))
  const checkout = before ? 'paid' : await takeCheckout(tx, checkoutId)
  if (checkout === 'paid') {
    await mailPaidTwice(tx, checkoutId, language, before?.id)
    return giveBack(tx, payment, 'paid twice', now)
  }
  if (checkout === 'sold out') {
    await mailSoldOut(tx, checkoutId, language)
    return giveBack(tx, payment, 'sold out', now)
  }
  const money = moneyMode(provider)
  const courier = courierFor(money, gateways.shipping.provider)
  const paid = { ...checkout, checkoutId, paymentId: payment.id, money, courier, language, now }
  return { kind: 'ordered', orderId: await createOrder(tx, paid, payment.noteAs('ordered')) }
}

async function giveBack(tx: Db, { id, noteAs }: Undecided, reason: RefundReason, now: Date): Promise<Settlement> {
  await atOnce(tx, [noteAs('unused')])
  await queueRefund(tx, id, reason, now)
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

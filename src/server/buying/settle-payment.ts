import type { RefundReason } from '#contract/orders/staff-refund.ts'
import { moneyMode } from '#contract/payments/money-mode.ts'
import { courierFor } from '#contract/shipping/couriers.ts'
import { takeCheckout } from '#server/checkout/take-checkout.ts'
import type { ProviderPayment } from '#server/gateways/payment/payment-gateway.ts'
import { orderOfPayment } from '#server/orders/orders.store.ts'
import { countSettled } from '#server/payments/order-metrics.ts'
import { coverOf } from '#server/payments/payment-cover.ts'
import {
  lockPaymentOrder,
  lockPaymentOrderAndPayer,
  type PayersOrder,
  type Payment,
  type PaymentOrder,
  paymentInsert,
} from '#server/payments/payments.store.ts'
import { refundsOf } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { queueRefund } from '#server/refunds/queue-refund.ts'
import { collectPayment } from './collect-payment.ts'
import { createOrder } from './create-order.ts'
import { isPaidTwice } from './is-paid-twice.ts'
import { type KnownPayment, knownPayment } from './known-payment.store.ts'
import { mailPaidTwice, mailSoldOut } from './mail-payer.ts'
import { noteStrayPayment } from './note-stray-payment.ts'

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
export type Undecided = { id: string; recordAs: (status: Payment['status']) => Statement }

/**
 * The one way a payment becomes an order. The browser's callback, the provider's webhook, the sweeper and the
 * place-order call all end here, in whatever order and however often: the first one settles it, in one transaction
 * with stock, coupon and order, and the others are told what it became. Money that cannot become its order goes back.
 * Told who says that they paid, it settles nothing of anybody else.
 */
export async function settlePayment(ctx: SettleCtx, told: ProviderPayment, payer?: string): Promise<Settlement> {
  const payment = await collectPayment(ctx, told)
  if (payment === 'sold out') return { kind: 'refunding', reason: 'sold out' }
  return payment.status === 'captured' ? settleCollected(ctx, payment, payer) : { kind: 'not paid' }
}

async function settleCollected(
  ctx: SettleCtx,
  payment: ProviderPayment,
  payer: string | undefined,
  isPaidInFull?: boolean,
): Promise<Settlement> {
  const settled = await settleOnce(ctx, payment, payer, isPaidInFull)
  if (settled === 'less than asked') {
    const asked = payment.orderId ? await ctx.gateways.payments.findOrder(payment.orderId) : undefined
    return settleCollected(ctx, payment, payer, asked?.isPaid ?? false)
  }
  if (settled !== 'not asked for') return settled
  await noteStrayPayment(ctx, payment)
  return { kind: 'foreign' }
}

/** The provider is not asked in a transaction: whether less is enough has to be known, or it is settled once that is. */
type Unsettled = 'not asked for' | 'less than asked'

async function settleOnce(
  ctx: SettleCtx,
  payment: ProviderPayment,
  payer: string | undefined,
  isPaidInFull: boolean | undefined,
): Promise<Settlement | Unsettled> {
  const { db, gateways, now, log } = ctx
  const { id, orderId, amountPaise, currency } = payment
  if (!orderId) return 'not asked for'
  type Settled = [Settlement | Unsettled, PaymentOrder?]
  const [settlement, settledFor] = await db.transaction().execute(async (tx): Promise<Settled> => {
    // Two payments of one shopper are settled one after the other: each has to see what became of the other.
    const asked = (await lockPaymentOrderAndPayer(tx, orderId)) ?? (await lockPaymentOrder(tx, orderId))
    if (!asked) return ['not asked for']
    if (asked.provider !== gateways.payments.provider) {
      log.warn({ payment: id }, 'a payment of another provider')
      return [{ kind: 'foreign' }]
    }
    if (payer && asked.userId !== payer) return [{ kind: 'foreign' }]
    const known = await knownPayment(tx, id, asked.checkoutId)
    if (known.status) return [await settledBefore(tx, id, known.status)]
    const cover = coverOf(payment, asked, isPaidInFull ?? false)
    if (!cover && isPaidInFull === undefined && amountPaise < asked.amountPaise) return ['less than asked']
    const { feePaise, offerPaise } = cover ?? NOTHING_BESIDES
    const received = { id, paymentOrderId: orderId, amountPaise: amountPaise - feePaise, feePaise, offerPaise }
    const recordAs: Undecided['recordAs'] = (status) =>
      paymentInsert(tx, { ...received, currency, status, receivedAt: now })
    const settled = cover
      ? await finishPayment({ ...ctx, db: tx }, asked, { id, recordAs }, known)
      : await giveBack(tx, { id, recordAs }, 'wrong amount', now)
    log.info({ payment: id, ...settled }, 'payment settled')
    return [settled, asked]
  })
  if (settledFor && typeof settlement === 'object') countSettled(settlement, settledFor)
  return settlement
}

const NOTHING_BESIDES = { feePaise: 0, offerPaise: 0 }

/** Turns a payment of the right amount into its order, in the caller's transaction; or gives it back. */
export async function finishPayment(
  { db: tx, gateways, now }: SettleCtx,
  { userId, checkoutId, provider, soldOutAt, language = 'en' }: PaymentOrder & Partial<PayersOrder>,
  payment: Undecided,
  { openedAt, orders }: Pick<KnownPayment, 'openedAt' | 'orders'>,
): Promise<Settlement> {
  // What was set aside for an account that is gone since returns to the shelf when its time is over.
  if (!userId) return giveBack(tx, payment, 'buyer gone', now)
  if (!checkoutId) {
    await writeTogether(tx, [payment.recordAs('unused')])
    return { kind: 'unused' }
  }
  if (soldOutAt) return giveBack(tx, payment, 'sold out', now)
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
  return { kind: 'ordered', orderId: await createOrder(tx, paid, payment.recordAs('ordered')) }
}

async function giveBack(tx: Db, { id, recordAs }: Undecided, reason: RefundReason, now: Date): Promise<Settlement> {
  await writeTogether(tx, [recordAs('unused')])
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

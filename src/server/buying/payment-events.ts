import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { isKnownEvent, recordEvent } from '#server/gateways/webhook-events.ts'
import { askProvider } from '#server/payments/ask-provider.ts'
import { noteDispute } from '#server/payments/disputes.store.ts'
import { countDeclined } from '#server/payments/order-metrics.ts'
import { findPayment } from '#server/payments/payments.store.ts'
import { endStrayPayment, paymentsInBooks } from '#server/payments/stray-payments.store.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import type { RawEvent } from '#server/platform/http/serve-event.ts'
import { bookRefunds } from '#server/refunds/book-refund.ts'
import { cancelRefundedOrder } from '#server/refunds/cancel-refunded-order.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Takes an event of the provider. It comes at least once, in any order, and is noted only when it has been dealt with:
 * one that met trouble comes again.
 */
export async function takePaymentEvent(ctx: TradeCtx, { body, headers }: RawEvent): Promise<void> {
  const { payments } = ctx.gateways
  const event = payments.readEvent(body, headers)
  if (!event) throw new Failure(paymentFailures.badSignature)
  if (await isKnownEvent(ctx.db, payments.provider, event.id)) return
  if (event.about === 'payment') await takePayment(ctx, event.paymentId)
  if (event.about === 'refund') await takeRefund(ctx, event.paymentId)
  if (event.about === 'dispute') await noteDispute(ctx.db, { ...event.dispute, provider: payments.provider })
  const isReadable = event.about !== 'unreadable'
  if (!isReadable) ctx.log.error({ event: event.id }, 'the payment provider told something that cannot be read')
  await recordEvent(ctx.db, payments.provider, event.id, isReadable)
}

async function takePayment(ctx: TradeCtx, id: string): Promise<void> {
  const payment = await askProvider(() => ctx.gateways.payments.findPayment(id))
  if (payment?.status === 'failed') countDeclined(ctx.gateways.payments.provider)
  if (payment) await askProvider(() => settlePayment(ctx, payment))
}

/** One that is not decided about yet is done with once all of it went back in the provider's dashboard. */
async function takeRefundOfStray({ db, gateways }: Pick<TradeCtx, 'db' | 'gateways'>, id: string): Promise<void> {
  if (!(await paymentsInBooks(db, [id])).has(id)) return
  const payment = await askProvider(() => gateways.payments.findPayment(id))
  if (payment?.status === 'refunded') await endStrayPayment(db, id, { status: 'refunded' })
}

/** The event may be old, so the provider is asked how it stands with all refunds of the payment. */
async function takeRefund({ db, gateways, now }: TradeCtx, paymentId: string): Promise<void> {
  if (!(await findPayment(db, paymentId))) return takeRefundOfStray({ db, gateways }, paymentId)
  await bookRefunds(db, paymentId, await askProvider(() => gateways.payments.refundsOf(paymentId)), now)
  await cancelRefundedOrder(db, paymentId, now)
}

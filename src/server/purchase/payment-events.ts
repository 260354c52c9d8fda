import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { isKnownEvent, recordEvent } from '#server/gateways/webhook-events.ts'
import { askProvider } from '#server/payments/ask-provider.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import type { RawEvent } from '#server/platform/serve-event.ts'
import { bookRefund } from './book-refund.ts'
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
  if (event.about === 'payment') {
    const payment = await askProvider(() => payments.findPayment(event.paymentId))
    if (payment) await settlePayment(ctx, payment)
  }
  if (event.about === 'refund') await bookRefund(ctx.db, event.paymentId, event.refund, ctx.now)
  const isReadable = event.about !== 'unreadable'
  if (!isReadable) ctx.log.error({ event: event.id }, 'the payment provider told something that cannot be read')
  await recordEvent(ctx.db, payments.provider, event.id, isReadable)
}

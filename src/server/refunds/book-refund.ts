import { toRupees } from '#contract/catalog/money.ts'
import type { ProviderRefund } from '#server/gateways/payment/payment-gateway.ts'
import { mailRefunded } from '#server/orders/mail-buyer.ts'
import { insertEvent, orderOfPayment } from '#server/orders/orders.store.ts'
import { countRefund, type EndedRefund } from '#server/payments/order-metrics.ts'
import { type Payment, paymentOrderOfPayment } from '#server/payments/payments.store.ts'
import { nextRefundStatus, refundTold } from '#server/payments/refund-rules.ts'
import { insertRefund, type Refund, refundsOf, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { lockPaymentAndOrder } from './lock-payment-and-order.ts'
import { nextRefundCheck } from './refund-checks.ts'
import { sumUpRefunds } from './sum-up-refunds.ts'

const FAILED_AT_THE_BANK = 'The payment provider accepted the refund, but the bank rejected it.'

/**
 * Writes down how it stands with the refunds of a payment, whoever told it, however often and in whatever order. One that
 * we did not ask for was made in the provider's own dashboard, and counts as well. `asked` is the refund whose request
 * was answered with this.
 */
export async function bookRefunds(
  db: Db,
  paymentId: string,
  told: readonly ProviderRefund[],
  now: Date,
  asked?: string,
): Promise<void> {
  const ended = await db.transaction().execute(async (tx) => {
    const locked = await lockPaymentAndOrder(tx, paymentId)
    if (!locked) return []
    const booked: (EndedRefund | undefined)[] = []
    for (const one of told) booked.push(await bookRefund(tx, locked.payment, one, now, asked))
    await sumUpRefunds(tx, locked)
    return booked
  })
  const news = ended.filter((refund) => refund !== undefined)
  if (news.length === 0) return
  const provider = (await paymentOrderOfPayment(db, paymentId))?.provider
  for (const refund of news) countRefund(refund, provider)
}

/** Answers a refund that this has ended. */
async function bookRefund(
  tx: Db,
  payment: Payment,
  told: ProviderRefund,
  now: Date,
  asked: string | undefined,
): Promise<EndedRefund | undefined> {
  const refunds = await refundsOf(tx, payment.id)
  const answered = refunds.find(({ id, status, providerId }) => id === asked && status === 'due' && !providerId)
  const isKnown = refunds.some(({ providerId }) => providerId === told.id)
  const known = (!isKnown && answered) || refundTold(refunds, told)
  // It failed, and nobody here was waiting for it.
  if (!known && told.status === 'failed') return undefined
  const refund = known ?? (await insertRefund(tx, madeElsewhere(payment, told), now))
  const status = nextRefundStatus(refund, told)
  if (!status) return undefined
  const change = { status, statusSince: now, providerId: told.id, failure: null, checkAt: null, trouble: null }
  if (status === 'requested') await setRefund(tx, refund.id, { ...change, checkAt: nextRefundCheck(now, now) ?? null })
  if (status === 'failed') {
    await setRefund(tx, refund.id, { ...change, failure: FAILED_AT_THE_BANK, attempt: refund.attempt + 1 })
  }
  if (status === 'processed') {
    await setRefund(tx, refund.id, { ...change, processedAt: now })
    await tellBuyer(tx, refund, told.id, now)
  }
  return status === 'requested' ? undefined : { status, amountPaise: refund.amountPaise }
}

const madeElsewhere = ({ id: paymentId }: Payment, { amountPaise }: ProviderRefund) => ({
  ...{ id: newId(), paymentId, amountPaise },
  reason: 'at the provider' as const,
})

/** The money of an order is back where it came from. A payment that never became an order was told of when it came. */
async function tellBuyer(
  tx: Db,
  { paymentId, amountPaise, lines }: Refund,
  reference: string,
  now: Date,
): Promise<void> {
  const orderId = await orderOfPayment(tx, paymentId)
  if (!orderId) return
  await insertEvent(tx, { orderId, at: now, kind: 'refundCompleted', actor: 'provider' })
  await mailRefunded(tx, orderId, {
    amountRupees: toRupees(amountPaise),
    reference,
    lines: lines.map(({ place, quantity, paise }) => ({ place, quantity, amountRupees: toRupees(paise) })),
  })
}

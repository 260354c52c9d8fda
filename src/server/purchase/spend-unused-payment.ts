import { insertCheckout, lockShopper } from '#server/checkout/checkouts.store.ts'
import { fingerprintOf } from '#server/checkout/fingerprint.ts'
import { type Draft, quoteDraft } from '#server/checkout/quote-draft.ts'
import { bindPaymentOrder, findUnusedPayment, lockUnusedPaymentOrders } from '#server/payments/payments.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { finishPayment, type Settlement } from './settle-payment.ts'

/**
 * Spends a payment that was made for no draft on an order of exactly its amount; undefined when there is none. The draft
 * becomes a checkout that nothing is set aside for, and the payment its late one: from there on it is like any other.
 */
export async function spendUnusedPayment(ctx: TradeCtx, draft: Draft): Promise<Settlement | undefined> {
  const { now } = ctx
  const { provider } = ctx.gateways.payments
  return ctx.db.transaction().execute(async (tx) => {
    const { userId } = draft
    // Two orders at once of somebody with one such payment: the second finds it spent.
    await lockShopper(tx, userId)
    const asked = await lockUnusedPaymentOrders(tx, { userId, provider })
    // Most have none: their draft is not priced again, so whatever has changed since it was paid does not matter.
    if (asked.length === 0) return undefined
    const { purchase } = await quoteDraft(tx, draft)
    const payment = await findUnusedPayment(tx, asked, purchase.totalPaise)
    const paymentOrder = asked.find(({ id }) => id === payment?.paymentOrderId)
    if (!payment || !paymentOrder) return undefined
    const checkoutId = newId()
    await insertCheckout(tx, {
      ...purchase,
      id: checkoutId,
      status: 'released',
      fingerprint: fingerprintOf(purchase),
      // Placing the same draft again needs another payment, so it is not found under what was asked for.
      requestKey: checkoutId,
      expiresAt: now,
      heldSince: now,
      askers: 0,
      createdAt: now,
    })
    await bindPaymentOrder(tx, paymentOrder.id, checkoutId)
    return finishPayment({ ...ctx, db: tx }, { ...paymentOrder, checkoutId }, payment.id)
  })
}

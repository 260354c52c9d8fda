import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { languageSet } from '#server/accounts/users.store.ts'
import { lockProducts, productsIn } from '#server/catalog/stock.ts'
import { insertCheckout, lockShopper } from '#server/checkout/checkouts.store.ts'
import { destinationOf } from '#server/checkout/destination-of.ts'
import { fingerprintOf } from '#server/checkout/fingerprint.ts'
import { type Draft, priceDraft } from '#server/checkout/price-draft.ts'
import { countSettled } from '#server/payments/order-metrics.ts'
import {
  bindPaymentOrder,
  findUnusedPayment,
  lockUnusedPaymentOrders,
  paymentStatusSet,
} from '#server/payments/payments.store.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { finishPayment, type Settlement, type Undecided } from './settle-payment.ts'

/**
 * Spends a payment that was made for no draft on an order of exactly its amount; undefined when there is none. The draft
 * becomes a checkout that nothing is set aside for, and the payment its late one: from there on it is like any other.
 */
export async function spendUnusedPayment(ctx: TradeCtx, draft: Draft): Promise<Settlement | undefined> {
  const { now } = ctx
  const { provider } = ctx.gateways.payments
  const spent = await ctx.db.transaction().execute(async (tx) => {
    const { userId } = draft
    // Two orders at once of somebody with one such payment: the second finds it spent.
    const customer = await lockShopper(tx, userId)
    if (!customer) throw new Failure(requestFailures.notSignedIn)
    const asked = await lockUnusedPaymentOrders(tx, { userId, provider })
    // Most have none: their draft is not priced again, so whatever has changed since it was paid does not matter.
    if (asked.length === 0) return undefined
    const address = await destinationOf(tx, draft)
    const products = await lockProducts(tx, productsIn(draft.items))
    const purchase = priceDraft(draft, { customer, address, deliverBy: null, products })
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
      pendingProviderCalls: 0,
      createdAt: now,
    })
    await bindPaymentOrder(tx, paymentOrder.id, checkoutId)
    const { id } = payment
    const language = currentLanguage()
    await writeTogether(tx, languageSet(tx, { id: userId, language: customer.language }, language))
    const undecided: Undecided = { id, recordAs: (status) => paymentStatusSet(tx, id, status) }
    // The draft was never seen before, so nobody has paid for it by anything else.
    const known = { openedAt: now, orders: [] }
    const settled = await finishPayment({ ...ctx, db: tx }, { ...paymentOrder, checkoutId, language }, undecided, known)
    return { settled, asked: { provider, amountPaise: purchase.totalPaise } }
  })
  if (spent) countSettled(spent.settled, spent.asked)
  return spent?.settled
}

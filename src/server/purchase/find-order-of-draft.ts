import { findCheckout, paidWithSameDraft } from '#server/checkout/checkouts.store.ts'
import { ordersOfCheckouts } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isPaidTwice } from './is-paid-twice.ts'

/** The order that the shopper got for the same draft by another payment, if this one is therefore one too many. */
export async function findOrderOfDraft(tx: Db, checkoutId: string, now: Date): Promise<string | undefined> {
  const checkout = await findCheckout(tx, checkoutId)
  if (!checkout) return undefined
  const orders = await ordersOfCheckouts(tx, [checkoutId, ...(await paidWithSameDraft(tx, checkout))])
  const paying = { openedAt: checkout.createdAt, paidAt: now }
  return orders.find(({ createdAt }) => isPaidTwice(paying, createdAt))?.id
}

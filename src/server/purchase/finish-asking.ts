import { lockCheckout, setCheckouts } from '#server/checkout/checkouts.store.ts'
import { releaseCheckout } from '#server/checkout/release-checkout.ts'
import { insertPaymentOrder, type PaymentOrder, paymentOrderOfCheckout } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'

type Asked = PaymentOrder & { checkoutId: string }

/**
 * The provider has answered. Two calls may have asked for the same checkout at the same time: the first answer counts,
 * and both hand it out, so that nobody can pay twice.
 */
export async function keepPaymentOrder(db: Db, answered: Asked): Promise<PaymentOrder> {
  const { checkoutId } = answered
  return db.transaction().execute(async (tx) => {
    await stopAsking(tx, checkoutId)
    const first = await paymentOrderOfCheckout(tx, checkoutId)
    if (!first) await insertPaymentOrder(tx, answered)
    return first ?? answered
  })
}

/** It has not. Pieces that were set aside in vain go back at once, unless another call is about to succeed or has. */
export async function giveUpAsking(db: Db, checkoutId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const askers = await stopAsking(tx, checkoutId)
    if (askers === 0 && !(await paymentOrderOfCheckout(tx, checkoutId))) await releaseCheckout(tx, checkoutId)
  })
}

/** Answers how many others still ask. */
async function stopAsking(tx: Db, checkoutId: string): Promise<number> {
  const checkout = await lockCheckout(tx, checkoutId)
  const askers = Math.max(checkout.askers - 1, 0)
  await setCheckouts(tx, [checkoutId], { askers })
  return askers
}

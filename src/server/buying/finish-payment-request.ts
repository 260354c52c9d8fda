import { askingStopped } from '#server/checkout/checkouts.store.ts'
import { releaseCheckout } from '#server/checkout/release-checkout.ts'
import { insertOnlyPaymentOrder, type PaymentOrder, paymentOrderOfCheckout } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'

type Asked = PaymentOrder & { checkoutId: string }

/**
 * The provider has answered. Two calls may have asked for the same checkout at the same time: the first answer counts,
 * and both hand it out, so that nobody can pay twice.
 */
export async function keepPaymentOrder(db: Db, answered: Asked): Promise<PaymentOrder> {
  const { checkoutId } = answered
  if (await insertOnlyPaymentOrder(db, answered, askingStopped(db, checkoutId))) return answered
  return (await paymentOrderOfCheckout(db, checkoutId)) ?? answered
}

/** It has not. Pieces that were set aside in vain go back at once, unless another call is about to succeed or has. */
export async function giveUpAsking(db: Db, checkoutId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { pending_provider_calls: calls } = await askingStopped(tx, checkoutId).executeTakeFirstOrThrow()
    if (calls === 0 && !(await paymentOrderOfCheckout(tx, checkoutId))) await releaseCheckout(tx, checkoutId)
  })
}

import { newestCheckout } from '#server/checkout/checkouts.store.ts'
import { requestKeyOf } from '#server/checkout/fingerprint.ts'
import type { Draft } from '#server/checkout/price-draft.ts'
import { askProvider } from '#server/payments/ask-provider.ts'
import { findPaymentOrder, type PaymentOrder, paymentOrderOfCheckout } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

/** Settles what was paid for a draft: the one of a payment order, or else the newest with these items. */
export async function settleCheckout(
  ctx: TradeCtx,
  draft: Draft,
  paymentOrderId: string | undefined,
): Promise<Settlement> {
  const { payments } = ctx.gateways
  const asked = paymentOrderId
    ? await findPaymentOrder(ctx.db, paymentOrderId)
    : await newestPaymentOrder(ctx.db, draft)
  // Another provider than the one that was asked knows nothing of it.
  if (asked?.userId !== draft.userId || asked.provider !== payments.provider) return { kind: 'not paid' }
  let settled: Settlement = { kind: 'not paid' }
  for (const payment of await askProvider(() => payments.paymentsOf(asked.id))) {
    const one = await askProvider(() => settlePayment(ctx, payment))
    if (settled.kind !== 'ordered' && one.kind !== 'not paid') settled = one
  }
  return settled
}

async function newestPaymentOrder(db: Db, draft: Draft): Promise<PaymentOrder | undefined> {
  const id = await newestCheckout(db, draft.userId, requestKeyOf(draft.items, draft.addressId))
  return id ? paymentOrderOfCheckout(db, id) : undefined
}

import type { Paise } from '#contract/catalog/money.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findPayment } from './payments.store.ts'
import { leftOf } from './refund-rules.ts'
import { type Refund, refundsOf } from './refunds.store.ts'

/** What was paid, what went back of it, and what is left. */
export async function leftOfPayment(
  db: Db,
  paymentId: string,
): Promise<{ paidPaise: Paise; refunds: Refund[]; left: Paise }> {
  const paidPaise = (await findPayment(db, paymentId))?.amountPaise ?? 0
  const refunds = await refundsOf(db, paymentId)
  return { paidPaise, refunds, left: leftOf(paidPaise, refunds) }
}

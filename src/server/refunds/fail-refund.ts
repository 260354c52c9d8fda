import { countRefund } from '#server/payments/order-metrics.ts'
import { findRefund, type Refund, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockPaymentAndOrder } from './lock-payment-and-order.ts'
import { sumUpRefunds } from './sum-up-refunds.ts'

type Why = {
  failure: string
  /** The provider has said no, so the next try is a request of its own. */
  isRefused: boolean
}

/** Leaves a refund to the staff, unless it went on meanwhile. */
export async function failRefund(db: Db, refund: Refund, { failure, isRefused }: Why, now: Date): Promise<void> {
  const hasFailed = await db.transaction().execute(async (tx) => {
    const locked = await lockPaymentAndOrder(tx, refund.paymentId)
    const current = await findRefund(tx, refund.id)
    if (!locked || current?.status !== refund.status || current.attempt !== refund.attempt) return false
    const attempt = refund.attempt + (isRefused ? 1 : 0)
    await setRefund(tx, refund.id, { status: 'failed', statusSince: now, failure, attempt, checkAt: null })
    await sumUpRefunds(tx, locked)
    return true
  })
  if (hasFailed) countRefund({ status: 'failed', amountPaise: refund.amountPaise })
}

import { toRupees } from '#contract/catalog/money.ts'
import { REFUND_STATE_OF } from '#contract/orders/order-refund.ts'
import { REFUND_CAUSES, REFUND_REASONS, type StaffRefund } from '#contract/orders/staff-refund.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Refund, refundsOf } from './refunds.store.ts'

/** The refunds of a payment for the staff, oldest first. */
export const listRefunds = async (db: Db, paymentId: string): Promise<StaffRefund[]> =>
  (await refundsOf(db, paymentId)).map(toStaffRefund)

export const toStaffRefund = (refund: Refund): StaffRefund => ({
  id: refund.id,
  amount: toRupees(refund.amountPaise),
  state: REFUND_STATE_OF[refund.status],
  why: refund.cause ? REFUND_CAUSES[refund.cause] : REFUND_REASONS[refund.reason],
  note: refund.note,
  lines: refund.lines.map(({ place, quantity, paise }) => ({ place, quantity, amount: toRupees(paise) })),
  restocked: refund.restocked,
  failure: refund.failure,
  reference: refund.providerId,
  since: refund.statusSince.toISOString(),
})

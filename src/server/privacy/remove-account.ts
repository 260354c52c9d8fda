import { dropUserImages } from '#server/accounts/drop-user-images.ts'
import { lockUser } from '#server/accounts/manage-users.store.ts'
import { deleteRegistrations } from '#server/accounts/registrations.store.ts'
import { deleteUser } from '#server/accounts/users.store.ts'
import { forgetBuyerInCheckouts } from '#server/checkout/checkouts.store.ts'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { unsubscribe } from '#server/newsletter/subscribers.store.ts'
import { forgetBuyer } from '#server/orders/forget-buyer.store.ts'
import { lockPaymentOrdersOfUser } from '#server/payments/payments.store.ts'
import { forgetRefundNotes } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteFailedJobsTo } from '#server/platform/jobs/jobs.store.ts'

/**
 * Takes an account away. What others rely on stays without its name: the database lets go of it row by row. Locked in
 * the order of ARCHITECTURE.md, so that a payment of theirs that is being settled waits, or is waited for.
 */
export async function removeAccount(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await lockUser(tx, id)
  await unsubscribe(tx, email)
  await deleteRegistrations(tx, email)
  await dropUserImages(tx, id)
  await lockPaymentOrdersOfUser(tx, id)
  await forgetBuyerInCheckouts(tx, id)
  await forgetBuyer(tx, id)
  await forgetRefundNotes(tx, id)
  await deleteFailedJobsTo(tx, sendMailJob.name, email)
  await deleteUser(tx, id)
}

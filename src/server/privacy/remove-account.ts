import { sql } from 'kysely'
import { dropUserImages } from '#server/accounts/drop-user-images.ts'
import { otherEmailsOf } from '#server/accounts/email-changes.store.ts'
import { lockUser } from '#server/accounts/manage-users.store.ts'
import { deleteRegistrations } from '#server/accounts/registrations.store.ts'
import { deleteUser } from '#server/accounts/users.store.ts'
import { deleteActivitiesOf } from '#server/activity/activities.store.ts'
import { addressesOfUser } from '#server/addresses/addresses.store.ts'
import { forgetWords } from '#server/audit/audit.store.ts'
import { releaseProducts } from '#server/catalog/seller-products.ts'
import { forgetBuyerInCheckouts } from '#server/checkout/checkouts.store.ts'
import type { Mail } from '#server/gateways/mail/mail.ts'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { unsubscribe } from '#server/newsletter/subscribers.store.ts'
import { forgetBuyer } from '#server/orders/forget-buyer.store.ts'
import { deleteViewsFor } from '#server/orders/order-views.store.ts'
import { lockPaymentOrdersOfUser } from '#server/payments/payments.store.ts'
import { forgetRefundNotes } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { forgetJobsTo } from '#server/platform/jobs/jobs.store.ts'
import { forgetWordsAboutOrders } from './delete-user-texts.ts'

/** Mails that wait are still sent. */
const NO_TRACE: Partial<Mail> = { recipientDeleted: true }

/**
 * Takes an account away. What others rely on stays without its name: the database lets go of it row by row. Locked in
 * the order of ARCHITECTURE.md, so that a payment of theirs that is being settled waits, or is waited for. What may stay
 * is said in register.ts, and deletion.test.ts looks for the rest everywhere.
 */
export async function removeAccount(tx: Db, { id }: { id: string }): Promise<void> {
  const leaving = await lockUser(tx, id)
  if (!leaving) return
  const { email, fullName } = leaving
  const emails = [email, ...(await otherEmailsOf(tx, id))]
  const numbers = (await addressesOfUser(tx, id)).map(({ phoneNumber }) => phoneNumber)
  for (const one of emails) await unsubscribe(tx, one)
  await deleteRegistrations(tx, email)
  await deleteActivitiesOf(tx, id)
  await deleteViewsFor(tx, [fullName, ...emails, ...numbers])
  await forgetJobsTo(tx, sendMailJob.name, emails, NO_TRACE)
  await forgetWords(tx, 'user', sql`(${id}::uuid)`)
  await forgetWords(tx, 'review', sql`(select id from reviews where user_id = ${id})`)
  await dropUserImages(tx, id)
  await lockPaymentOrdersOfUser(tx, id)
  await forgetBuyerInCheckouts(tx, id)
  await forgetBuyer(tx, id)
  await releaseProducts(tx, id)
  await forgetRefundNotes(tx, id)
  await forgetWordsAboutOrders(tx, id)
  await deleteUser(tx, id)
}

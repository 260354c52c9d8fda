import { toRupees } from '#contract/catalog/money.ts'
import { type Checkout, findCheckout } from '#server/checkout/checkouts.store.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import { paidTwiceMail, soldOutMail } from '#server/orders/order-mails.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Paid, but too late: somebody else bought the last piece. */
export const mailSoldOut = (tx: Db, checkoutId: string) =>
  mailPayer(tx, checkoutId, ({ customer, totalPaise }) => soldOutMail(customer.fullName, toRupees(totalPaise)))

/** Paid, but once too often. */
export const mailPaidTwice = (tx: Db, checkoutId: string, orderId: string | undefined) =>
  mailPayer(tx, checkoutId, ({ customer, totalPaise }) =>
    paidTwiceMail(customer.fullName, toRupees(totalPaise), orderId),
  )

async function mailPayer(tx: Db, checkoutId: string, write: (checkout: Checkout) => MailContent): Promise<void> {
  const checkout = await findCheckout(tx, checkoutId)
  if (!checkout) throw new Error('a payment without its checkout')
  await queueMail(tx, { ...write(checkout), to: checkout.customer.email, mayBeKept: true })
}

import { toRupees } from '#contract/catalog/money.ts'
import type { Language } from '#contract/platform/languages.ts'
import { type Checkout, findCheckout } from '#server/checkout/checkouts.store.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import { paidTwiceMail, soldOutMail } from '#server/orders/order-mails.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Paid, but too late: somebody else bought the last piece. */
export const mailSoldOut = (tx: Db, checkoutId: string, language: Language) =>
  mailPayer(tx, checkoutId, language, ({ customer, totalPaise }) =>
    soldOutMail(customer.fullName, toRupees(totalPaise)),
  )

/** Paid, but once too often. */
export const mailPaidTwice = (tx: Db, checkoutId: string, language: Language, orderId: string | undefined) =>
  mailPayer(tx, checkoutId, language, ({ customer, totalPaise }) =>
    paidTwiceMail(customer.fullName, toRupees(totalPaise), orderId),
  )

type ComposeMail = (checkout: Checkout) => MailContent

async function mailPayer(tx: Db, checkoutId: string, language: Language, write: ComposeMail): Promise<void> {
  const checkout = await findCheckout(tx, checkoutId)
  if (!checkout) throw new Error('a payment without its checkout')
  const { email } = checkout.customer
  // Whoever has deleted their account meanwhile gets their money back, and no mail.
  if (!email) return
  await queueMail(tx, { email, language }, () => ({ ...write(checkout), mayBeKept: true }))
}

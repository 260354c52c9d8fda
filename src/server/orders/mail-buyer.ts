import type { Order } from '#contract/orders/order.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { mailJob, queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  cancelledMail,
  deliveredMail,
  lostMail,
  notCancelledMail,
  paidBackByHandMail,
  placedMail,
  type RefundTold,
  refundedMail,
  returnedMail,
  shippedMail,
} from './order-mails.ts'
import { justPlaced } from './order-rows.ts'
import type { NewOrder } from './orders.store.ts'
import { languageOfBuyer, orderById } from './orders-read.store.ts'

/** A mail about an order as it stands in this transaction. Buyers who left their account get no more mail. */
async function mailBuyer(tx: Db, orderId: string, write: (order: Order) => MailContent): Promise<void> {
  const order = await orderById(tx, orderId)
  if (!order?.customer.email) return
  const { email } = order.customer
  const language = await languageOfBuyer(tx, orderId)
  await queueMail(tx, { email, language }, () => ({ ...write(order), mayBeKept: true }))
}

/** What mails the buyer of an order that is being placed, for whoever writes it down with the order. */
export function placedMailJob(order: NewOrder, language: Language) {
  const { email } = order.customer
  return mailJob({ email, language }, () => ({ ...placedMail(justPlaced(order)), mayBeKept: true }))
}

export const mailPlaced = (tx: Db, orderId: string) => mailBuyer(tx, orderId, placedMail)
export const mailShipped = (tx: Db, orderId: string) => mailBuyer(tx, orderId, shippedMail)
export const mailDelivered = (tx: Db, orderId: string) => mailBuyer(tx, orderId, deliveredMail)
export const mailCancelled = (tx: Db, orderId: string) => mailBuyer(tx, orderId, cancelledMail)
export const mailNotCancelled = (tx: Db, orderId: string) => mailBuyer(tx, orderId, notCancelledMail)
export const mailLost = (tx: Db, orderId: string) => mailBuyer(tx, orderId, lostMail)
export const mailReturned = (tx: Db, orderId: string) => mailBuyer(tx, orderId, returnedMail)
export const mailRefunded = (tx: Db, orderId: string, told: RefundTold) =>
  mailBuyer(tx, orderId, (order) => refundedMail(order, told))
export const mailPaidBackByHand = (tx: Db, orderId: string, amountRupees: number) =>
  mailBuyer(tx, orderId, (order) => paidBackByHandMail(order, amountRupees))

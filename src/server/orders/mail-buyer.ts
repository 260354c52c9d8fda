import type { BuyerMail } from '#contract/admin/order-mails.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { mailJob } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { queued } from '#server/platform/jobs/enqueue.ts'
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
import { buyerOf, orderById } from './orders-read.store.ts'

type ComposeMail = (order: Order) => MailContent

/**
 * A mail about an order as it stands in this transaction, noted with the order. Buyers who left their account get no more
 * mail once the order is over.
 */
async function mailBuyer(tx: Db, orderId: string, mail: BuyerMail, write: ComposeMail): Promise<void> {
  const order = await orderById(tx, orderId)
  if (!order?.customer.email) return
  const { email } = order.customer
  const { language, hasLeft } = await buyerOf(tx, orderId)
  const kept = hasLeft ? ({ recipientDeleted: true } as const) : ({ mayBeKept: true } as const)
  const job = await mailJob({ email, language }, () => ({ ...write(order), ...kept }))
  await writeTogether(tx, [
    ...queued([job]),
    tx.insertInto('order_mails').values({ id: job.id, order_id: orderId, mail }),
  ])
}

/** What mails the buyer of an order that is being placed, for whoever writes it down with the order; under the order's id. */
export async function placedMailJob(order: NewOrder, language: Language) {
  const { email } = order.customer
  const job = await mailJob({ email, language }, () => ({ ...placedMail(justPlaced(order)), mayBeKept: true }))
  return { ...job, id: order.id }
}

export const mailPlaced = (tx: Db, orderId: string) => mailBuyer(tx, orderId, 'placed', placedMail)
export const mailShipped = (tx: Db, orderId: string) => mailBuyer(tx, orderId, 'shipped', shippedMail)
export const mailDelivered = (tx: Db, orderId: string) => mailBuyer(tx, orderId, 'delivered', deliveredMail)
export const mailCancelled = (tx: Db, orderId: string) => mailBuyer(tx, orderId, 'cancelled', cancelledMail)
export const mailNotCancelled = (tx: Db, orderId: string) => mailBuyer(tx, orderId, 'notCancelled', notCancelledMail)
export const mailLost = (tx: Db, orderId: string) => mailBuyer(tx, orderId, 'lost', lostMail)
export const mailReturned = (tx: Db, orderId: string) => mailBuyer(tx, orderId, 'returned', returnedMail)
export const mailRefunded = (tx: Db, orderId: string, told: RefundTold) =>
  mailBuyer(tx, orderId, 'refunded', (order) => refundedMail(order, told))
export const mailPaidBackByHand = (tx: Db, orderId: string, amountRupees: number) =>
  mailBuyer(tx, orderId, 'paidBackByHand', (order) => paidBackByHandMail(order, amountRupees))

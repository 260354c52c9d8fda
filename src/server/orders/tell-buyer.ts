import type { ShippingOrder } from '#contract/orders/order.ts'
import type { MailContent as Letter } from '#server/gateways/mail/mail.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  cancelledLetter,
  deliveredLetter,
  notCancelledLetter,
  placedLetter,
  returnedLetter,
  shippedLetter,
} from './order-letters.ts'
import { orderById } from './orders-read.store.ts'

/** A letter about an order as it stands in this transaction. Buyers who left their account get no more mail. */
async function tell(tx: Db, orderId: string, letterOf: (order: ShippingOrder) => Letter): Promise<void> {
  const order = await orderById(tx, orderId)
  if (order?.customer_email) await queueMail(tx, { ...letterOf(order), to: order.customer_email })
}

export const tellPlaced = (tx: Db, orderId: string) => tell(tx, orderId, placedLetter)
export const tellShipped = (tx: Db, orderId: string) => tell(tx, orderId, shippedLetter)
export const tellDelivered = (tx: Db, orderId: string) => tell(tx, orderId, deliveredLetter)
export const tellCancelled = (tx: Db, orderId: string) => tell(tx, orderId, cancelledLetter)
export const tellNotCancelled = (tx: Db, orderId: string) => tell(tx, orderId, notCancelledLetter)
export const tellReturned = (tx: Db, orderId: string) => tell(tx, orderId, returnedLetter)

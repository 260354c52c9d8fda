import { toRupees } from '#contract/catalog/money.ts'
import { customerOfCheckout } from '#server/checkout/customer-of-checkout.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import { refundedLetter, soldOutLetter } from './order-letters.ts'
import { idOfPayment, insertEvent } from './orders.store.ts'
import { orderById } from './orders-read.store.ts'

/** A refund that was made, with the provider's own number for it. */
type DoneRefund = { paymentId: string; amountPaise: number; reference: string; now: Date }

/** The money of an order is back where it came from. A payment that never became an order was told of when it came. */
export async function tellRefunded(tx: Db, { paymentId, amountPaise, reference, now }: DoneRefund): Promise<void> {
  const orderId = await idOfPayment(tx, paymentId)
  const order = orderId && (await orderById(tx, orderId))
  if (!order) return
  await insertEvent(tx, { order_id: order.id, at: now, text: 'Refund completed' })
  const letter = refundedLetter(order, toRupees(amountPaise), reference)
  if (order.customer_email) await queueMail(tx, { ...letter, to: order.customer_email })
}

/** Paid, but too late: somebody else bought the last piece. */
export async function tellSoldOut(tx: Db, checkoutId: string): Promise<void> {
  const { customer, total } = await customerOfCheckout(tx, checkoutId)
  await queueMail(tx, { ...soldOutLetter(customer.fullName, toRupees(total)), to: customer.email })
}

import { toRupees } from '#contract/catalog/money.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { ProviderRefund } from '#server/gateways/payment/payment-gateway.ts'
import { refundedMail } from '#server/orders/order-mails.ts'
import { insertEvent, lockOrder, orderOfPayment, setOrder } from '#server/orders/orders.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import { setPaymentStatus } from '#server/payments/payments.store.ts'
import { lockRefundOf, type Refund, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Writes down how far a refund is, whoever told it and however often; its end is told to the shopper once. */
export async function bookRefund(db: Db, paymentId: string, told: ProviderRefund, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const orderId = await orderOfPayment(tx, paymentId)
    if (orderId) await lockOrder(tx, orderId)
    const refund = await lockRefundOf(tx, paymentId)
    if (!refund || refund.status === 'processed') return
    if (told.status !== 'processed') {
      const status = told.status === 'failed' ? 'failed' : 'requested'
      return setRefund(tx, refund.id, { status, providerId: told.id })
    }
    await setRefund(tx, refund.id, { status: 'processed', providerId: told.id, processedAt: now })
    await setPaymentStatus(tx, paymentId, 'refunded')
    await bookOnOrder(tx, refund, told.id, now)
  })
}

/** The money of an order is back where it came from. A payment that never became an order was told of when it came. */
async function bookOnOrder(tx: Db, { paymentId, amountPaise }: Refund, reference: string, now: Date): Promise<void> {
  const orderId = await orderOfPayment(tx, paymentId)
  const order = orderId && (await orderById(tx, orderId))
  if (!order) return
  await setOrder(tx, order.id, { refundedPaise: amountPaise })
  await insertEvent(tx, { orderId: order.id, at: now, text: 'Refund completed' })
  const mail = refundedMail(order, toRupees(amountPaise), reference)
  if (order.customer.email) await queueMail(tx, { ...mail, to: order.customer.email })
}

import { issueInvoice, recipientOf } from '#contract/orders/issued-invoice.ts'
import { numbersOf, seriesOf } from '#contract/orders/order-numbers.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Courier } from '#contract/shipping/couriers.ts'
import { recordPurchaseJob } from '#server/activity/record-purchase.ts'
import { removedFromCart } from '#server/cart/cart.store.ts'
import { productsIn } from '#server/catalog/stock.ts'
import type { Purchase } from '#server/checkout/purchase-record.ts'
import { invoiceInserts } from '#server/orders/invoices.store.ts'
import { placedMailJob } from '#server/orders/mail-buyer.ts'
import { nextNumber } from '#server/orders/next-number.ts'
import { orderNoticeJob } from '#server/orders/notices/notice-jobs.ts'
import { shownBuyer } from '#server/orders/order-rows.ts'
import { couponUseInsert, eventInsert, orderInserts } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import { newId } from '#server/platform/ids.ts'
import { newJob, queued } from '#server/platform/jobs/enqueue.ts'
import { shipmentJob } from '#server/shipping/queue-shipment.ts'
import { shipmentInsert } from '#server/shipping/shipments.store.ts'

/** A purchase whose money is here and whose pieces are out of the stock. */
type PaidPurchase = Purchase & {
  checkoutId: string
  paymentId: string
  money: MoneyMode
  courier: Courier
  /** Of the buyer, who gets a mail. */
  language: Language
  now: Date
}

/**
 * Writes the order of a payment, and the payment with it: the only place that does. Every order waits for the one before
 * it to have its number, so the number is drawn last, and all that is left goes into one statement.
 */
export async function createOrder(tx: Db, paid: PaidPurchase, payment: Statement): Promise<string> {
  const { userId, couponCode, lines, money, courier, language, now } = paid
  const id = newId()
  const { discountPaise: discount, totalPaise: total, taxPercent } = paid
  const invoice = issueInvoice({ lines, discount, total, taxPercent, recipient: recipientOf(shownBuyer(paid)) })
  const productIds = productsIn(lines)

  const numbers = numbersOf(await nextNumber(tx, seriesOf(money, now)))
  const order = { ...paid, ...numbers, id, createdAt: now }
  const mail = paid.customer.email ? [await placedMailJob(order, language)] : []
  await writeTogether(tx, [
    payment,
    ...orderInserts(tx, order),
    ...invoiceInserts(tx, [{ orderId: id, invoice, issuedAt: now }]),
    ...(couponCode ? [couponUseInsert(tx, { orderId: id, code: couponCode, userId, at: now })] : []),
    eventInsert({ orderId: id, at: now, kind: 'orderPlaced', actor: 'customer' }),
    shipmentInsert(tx, id, courier, now),
    ...(userId && paid.source === 'cart' ? removedFromCart(tx, userId, productIds) : []),
    ...queued([
      ...(courier === 'own' ? [] : [shipmentJob(id)]),
      ...mail,
      orderNoticeJob(id),
      ...(userId ? [newJob(recordPurchaseJob, { userId, productIds })] : []),
    ]),
  ])
  return id
}

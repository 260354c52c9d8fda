import { issueInvoice } from '#contract/orders/issued-invoice.ts'
import { financialYear, invoiceNumber, orderNumber } from '#contract/orders/order-numbers.ts'
import { recordPurchaseJob } from '#server/activity/record-purchase.ts'
import { removeFromCart } from '#server/cart/cart.store.ts'
import type { Purchase } from '#server/checkout/purchase-record.ts'
import { insertInvoices } from '#server/orders/invoices.store.ts'
import { mailPlaced } from '#server/orders/mail-buyer.ts'
import { nextNumber } from '#server/orders/next-number.ts'
import { insertCouponUse, insertEvent, insertOrder } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { queueShipment } from '#server/shipping/queue-shipment.ts'

/** A purchase whose money is here and whose pieces are out of the stock. */
type PaidPurchase = Purchase & { checkoutId: string; paymentId: string; courier: string; now: Date }

/** Writes the order of a payment: the only place that does. */
export async function createOrder(tx: Db, paid: PaidPurchase): Promise<string> {
  const { userId, couponCode, lines, now } = paid
  const id = newId()
  const year = financialYear(now)
  const place = await nextNumber(tx, year)
  const numbers = { number: orderNumber(year, place), invoiceNumber: invoiceNumber(year, place) }
  await insertOrder(tx, { ...paid, ...numbers, id, createdAt: now })
  const { discountPaise: discount, totalPaise: total, address } = paid
  const invoice = issueInvoice({ lines, discount, total, deliveryState: address.state })
  await insertInvoices(tx, [{ orderId: id, invoice, issuedAt: now }])
  if (couponCode) await insertCouponUse(tx, { orderId: id, code: couponCode, userId, at: now })
  await insertEvent(tx, { orderId: id, at: now, text: 'Order placed and paid' })
  await queueShipment(tx, id, paid.courier, now)
  await mailPlaced(tx, id)
  if (userId) {
    const productIds = lines.flatMap(({ productId }) => productId ?? [])
    if (paid.source === 'cart') await removeFromCart(tx, userId, productIds)
    await enqueue(tx, recordPurchaseJob, { userId, productIds })
  }
  return id
}

import { financialYear } from '#contract/orders/financial-year.ts'
import type { OrderSource } from '#contract/orders/order-draft.ts'
import { invoiceNumber, orderNumber } from '#contract/orders/order-numbers.ts'
import { recordPurchaseJob } from '#server/activity/record-purchase.ts'
import { emptyCart } from '#server/cart/empty-cart.ts'
import type { Customer, Destination } from '#server/checkout/buyer.ts'
import type { PricedLine } from '#server/checkout/price-items.ts'
import { drawNumber } from '#server/orders/draw-number.ts'
import { insertCouponUse, insertEvent, insertOrder } from '#server/orders/orders.store.ts'
import { tellPlaced } from '#server/orders/tell-buyer.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { queueShipment } from '#server/shipping/queue-shipment.ts'

/** What was paid for, by whom, and where it goes. */
export type PaidDraft = {
  checkoutId: string | null
  paymentId: string
  user_id: string | null
  source: OrderSource
  customer: Customer
  address: Destination
  coupon_code: string | null
  subtotal_paise: number
  tax_paise: number
  discount_paise: number
  total_paise: number
  lines: readonly PricedLine[]
  courier: string
  now: Date
}

/** Writes the order of a payment. Only the finisher may: its pieces have been taken out of the stock, its money is here. */
export async function createOrder(tx: Db, paid: PaidDraft): Promise<string> {
  const { user_id: userId, coupon_code: coupon, lines, now } = paid
  const id = newId()
  const year = financialYear(now)
  const place = await drawNumber(tx, year)
  await insertOrder(tx, {
    id,
    number: orderNumber(year, place),
    invoice_number: invoiceNumber(year, place),
    user_id: userId,
    checkout_id: paid.checkoutId,
    payment_id: paid.paymentId,
    source: paid.source,
    customer: paid.customer,
    address: paid.address,
    coupon_code: coupon,
    subtotal_paise: paid.subtotal_paise,
    tax_paise: paid.tax_paise,
    discount_paise: paid.discount_paise,
    total_paise: paid.total_paise,
    created_at: now,
    lines,
  })
  if (coupon) await insertCouponUse(tx, { order_id: id, code: coupon, user_id: userId, at: now })
  await insertEvent(tx, { order_id: id, at: now, text: 'Order placed and paid' })
  await queueShipment(tx, id, paid.courier, now)
  await tellPlaced(tx, id)
  const productIds = lines.flatMap(({ productId }) => productId ?? [])
  if (userId) {
    if (paid.source === 'cart') await emptyCart(tx, userId, productIds)
    await enqueue(tx, recordPurchaseJob, { userId, productIds })
  }
  return id
}

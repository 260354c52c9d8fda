import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Shopper } from './shoppers.ts'

export const PAID = '/api/v2/payments/paid'
export const CALLBACK = '/api/v2/payments/paymentcallback'
export const ORDERS = '/api/v2/shiprocket'

export type Line = { productId: string; quantity: number }

/** Opens the payment of a draft; the answer as it came. */
export const openDraft = (shopper: Shopper, items: Line[], amount: number, more: object = {}) =>
  shopper.post(PAID, { amount, source: 'cart', items, addressId: shopper.addressId, ...more })

/** The sandbox bank pays: what the browser hands to the callback. */
export async function payInSandbox(shopper: Shopper, paymentOrderId: string, outcome = 'success') {
  const { body } = await shopper.post(`/api/sandbox/payments/${paymentOrderId}/pay`, { outcome })
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = body
  return { razorpay_order_id, razorpay_payment_id, razorpay_signature }
}

/** From draft to order, all going well. Answers the id of the order. */
export async function buy(shopper: Shopper, items: Line[], amount: number, more: object = {}): Promise<string> {
  const opened = await openDraft(shopper, items, amount, more)
  const result = await payInSandbox(shopper, opened.body.order?.id)
  const { body } = await shopper.post(CALLBACK, result)
  if (!body.data?.orderId) throw new Error(`Not bought: ${JSON.stringify([opened.body, body])}`)
  return body.data.orderId
}

/** For the drafts and what they hold, so much time has gone by. */
export async function letDraftsAge(db: Db, ms: number): Promise<void> {
  const past = sql`${ms} * interval '1 millisecond'`
  await sql`update checkouts set expires_at = expires_at - ${past}, created_at = created_at - ${past},
    held_since = held_since - ${past}`.execute(db)
}

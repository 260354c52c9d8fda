import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import { userDetailOf } from '#server/accounts/user-detail.ts'
import { holdProducts, takeStock } from '#server/catalog/stock.ts'
import { destinationOf } from '#server/checkout/destination.ts'
import { knownCoupon } from '#server/checkout/known-coupon.ts'
import { priceItems, shortLine } from '#server/checkout/price-items.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { createOrder } from './create-order.ts'
import type { Wanted } from './settle-checkout.ts'
import type { Settlement } from './settle-payment.ts'
import { refundUnused, takeUnusedPayment } from './unused-payment.ts'

/** Spends a payment that was made for no draft on an order of exactly its amount; undefined when there is none. */
export async function spendUnusedPayment(ctx: TradeCtx, wanted: Wanted): Promise<Settlement | undefined> {
  const { userId, items, addressId } = wanted
  const coupon = knownCoupon(wanted.couponCode)
  const { user } = await userDetailOf(ctx.db, userId)
  const address = await destinationOf(ctx.db, userId, addressId)
  return ctx.db.transaction().execute(async (tx) => {
    const products = await holdProducts(
      tx,
      items.map(({ productId }) => productId),
    )
    const lines = priceItems(items, products)
    const totals = payableOf(subtotalOf(lines), coupon)
    const paymentId = await takeUnusedPayment(tx, userId, totals.payable)
    if (!paymentId) return undefined
    if (shortLine(lines, products)) {
      await refundUnused(tx, paymentId, ctx.now)
      return { kind: 'refunding' }
    }
    await takeStock(tx, lines)
    const orderId = await createOrder(tx, {
      checkoutId: null,
      paymentId,
      user_id: userId,
      source: 'cart',
      customer: { fullName: user.fullName, email: user.email },
      address,
      coupon_code: coupon,
      subtotal_paise: totals.subtotal,
      tax_paise: totals.tax,
      discount_paise: totals.discount,
      total_paise: totals.payable,
      lines,
      courier: ctx.gateways.shipping.provider,
      now: ctx.now,
    })
    return { kind: 'ordered', orderId }
  })
}

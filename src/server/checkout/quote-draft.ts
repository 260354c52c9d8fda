import { couponCode as couponOf } from '#contract/checkout/coupon.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import { keptTexts, type OrderSource } from '#contract/orders/order-draft.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { PurchaseDraft } from '#contract/purchase/purchase.endpoints.ts'
import { userDetailOf } from '#server/accounts/user-detail.ts'
import { addressOfUser } from '#server/addresses/own-address.ts'
import { lockProducts, type SoldProduct } from '#server/catalog/stock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertInIndia } from './assert-in-india.ts'
import type { Destination } from './buyer.ts'
import { priceItems } from './price-items.ts'
import type { Purchase } from './purchase-record.ts'

/** What somebody wants to buy, before anything of it is looked at: all that the call carries, and whose it is. */
export type Draft = PurchaseDraft & { userId: string; source: OrderSource; addressId: string }

type Quote = { purchase: Purchase; products: ReadonlyMap<string, SoldProduct> }

/** Prices a draft as things stand in this transaction. Its products stay locked; nothing is set aside yet. */
export async function quoteDraft(tx: Db, draft: Draft): Promise<Quote> {
  const { userId, source, items, addressId } = draft
  const coupon = knownCoupon(draft.couponCode)
  const { user } = await userDetailOf(tx, userId)
  const address = await destinationOf(tx, userId, addressId)
  const products = await lockProducts(
    tx,
    items.map(({ productId }) => productId),
  )
  const lines = priceItems(items, products)
  const totals = payableOf(subtotalOf(lines), coupon)
  return {
    products,
    purchase: {
      userId,
      source,
      customer: { fullName: user.fullName, email: user.email },
      address,
      ...keptTexts(draft),
      couponCode: coupon,
      subtotalPaise: totals.subtotal,
      taxPaise: totals.tax,
      discountPaise: totals.discount,
      totalPaise: totals.payable,
      lines,
    },
  }
}

/** The coupon that was typed, as the shop spells it; null when none was. */
function knownCoupon(typed: string | null | undefined): string | null {
  if (!typed?.trim()) return null
  const code = couponOf(typed)
  const { invalidCoupon } = paymentFailures
  if (!code) throw new Failure(invalidCoupon, { fields: { couponCode: invalidCoupon.text } })
  return code
}

/** A copy of one of the shopper's own addresses. */
async function destinationOf(db: Db, userId: string, addressId: string): Promise<Destination> {
  const found = await addressOfUser(db, userId, addressId)
  if (!found) throw new Failure(paymentFailures.unknownAddress)
  assertInIndia(found)
  const { _id, selected, ...destination } = found
  return destination
}

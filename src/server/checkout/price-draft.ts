import { couponCode as couponOf } from '#contract/checkout/coupon.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import { keptTexts, type OrderSource } from '#contract/orders/order-draft.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'
import type { PurchaseDraft } from '#contract/purchase/purchase.endpoints.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import type { SoldProduct } from '#server/catalog/stock.ts'
import type { Customer, Destination } from './buyer.ts'
import { priceItems } from './price-items.ts'
import type { Purchase } from './purchase-record.ts'

/** What somebody wants to buy, before anything of it is looked at: all that the call carries, and whose it is. */
export type Draft = PurchaseDraft & { userId: string; source: OrderSource; addressId: string }

/** What a draft is priced by: its products are locked, so that nothing of it changes before it is written down. */
type Known = {
  customer: Customer
  address: Destination
  deliverBy: string | null
  products: ReadonlyMap<string, SoldProduct>
}

/** Prices a draft as things stand. Nothing is set aside yet. */
export function priceDraft(draft: Draft, { customer, address, deliverBy, products }: Known): Purchase {
  const { userId, source, items } = draft
  const coupon = knownCoupon(draft.couponCode)
  const lines = priceItems(items, products)
  const { tax, shipping, returns } = shopFacts()
  const totals = payableOf(subtotalOf(lines), coupon, tax.taxPercent)
  return {
    userId,
    source,
    customer: { fullName: customer.fullName, email: customer.email },
    address,
    deliverBy,
    ...shipping,
    ...returns,
    ...keptTexts(draft),
    couponCode: coupon,
    ...tax,
    subtotalPaise: totals.subtotal,
    taxPaise: totals.tax,
    discountPaise: totals.discount,
    totalPaise: totals.payable,
    lines,
  }
}

/** The coupon that was typed, as the shop spells it; null when none was. */
function knownCoupon(typed: string | null | undefined): string | null {
  if (!typed?.trim()) return null
  const code = couponOf(typed)
  const { invalidCoupon } = paymentFailures
  if (!code) throw new Failure(invalidCoupon, { fields: { couponCode: t(invalidCoupon.text) } })
  return code
}

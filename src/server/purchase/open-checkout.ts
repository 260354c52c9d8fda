import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import type { OrderSource } from '#contract/orders/order-draft.ts'
import type { OrderItem } from '#contract/orders/order-item.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { userDetailOf } from '#server/accounts/user-detail.ts'
import { holdProducts, returnStock, takeStock } from '#server/catalog/stock.ts'
import {
  type CheckoutRow,
  holdOpenCheckouts,
  holdShopper,
  insertCheckout,
  linesOfCheckouts,
  setCheckouts,
} from '#server/checkout/checkouts.store.ts'
import { destinationOf } from '#server/checkout/destination.ts'
import { fingerprintOf } from '#server/checkout/fingerprint.ts'
import { knownCoupon } from '#server/checkout/known-coupon.ts'
import { assertInStock, type PricedLine, priceItems } from '#server/checkout/price-items.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { HOLD_MS, lookAgainAt } from './payment-poll-schedule.ts'
import { sweepCheckoutJob } from './sweep-checkout.ts'

export type Draft = {
  source: OrderSource
  items: readonly OrderItem[]
  addressId: string
  couponCode: string | undefined
  /** Rupees, as the shopper saw them. */
  amount: number
}

export type OpenCheckout = { id: string; amountPaise: number; again: boolean }

/**
 * Prices a draft and takes its pieces out of the stock for a quarter of an hour. Coming back with the same draft finds
 * the same checkout; coming with another one gives up the one before.
 */
export async function openCheckout(db: Db, userId: string, draft: Draft, now: Date): Promise<OpenCheckout> {
  const coupon = knownCoupon(draft.couponCode)
  const { user } = await userDetailOf(db, userId)
  const address = await destinationOf(db, userId, draft.addressId)
  const fingerprint = fingerprintOf(draft.items, draft.addressId)
  const expiresAt = new Date(now.getTime() + HOLD_MS)

  return db.transaction().execute(async (tx) => {
    await holdShopper(tx, userId)
    const before = await holdOpenCheckouts(tx, userId)
    const held = await linesOfCheckouts(
      tx,
      before.map(({ id }) => id),
    )
    const wanted = [...held.flatMap(({ productId }) => productId ?? []), ...draft.items.map((item) => item.productId)]
    await holdProducts(tx, wanted)
    // What the shopper had set aside before counts as there again.
    await returnStock(tx, held)
    const products = await holdProducts(
      tx,
      draft.items.map(({ productId }) => productId),
    )
    const lines = priceItems(draft.items, products)
    assertInStock(lines, products)
    const totals = payableOf(subtotalOf(lines), coupon)
    assertSameAmount(draft.amount, totals.payable)
    await takeStock(tx, lines)

    const same = before.find((one) => isSame(one, fingerprint, coupon, lines, held))
    await setCheckouts(
      tx,
      before.filter((one) => one !== same).map(({ id }) => id),
      { status: 'released' },
    )
    if (same) {
      await setCheckouts(tx, [same.id], { expires_at: expiresAt })
      return { id: same.id, amountPaise: totals.payable, again: true }
    }
    const id = newId()
    await insertCheckout(tx, {
      id,
      user_id: userId,
      source: draft.source,
      fingerprint,
      customer: { fullName: user.fullName, email: user.email },
      address,
      coupon_code: coupon,
      subtotal_paise: totals.subtotal,
      tax_paise: totals.tax,
      discount_paise: totals.discount,
      total_paise: totals.payable,
      expires_at: expiresAt,
      created_at: now,
      lines,
    })
    await enqueue(tx, sweepCheckoutJob, { checkoutId: id }, { runAt: lookAgainAt(now, now) ?? expiresAt, key: id })
    return { id, amountPaise: totals.payable, again: false }
  })
}

function assertSameAmount(amount: number, payable: number): void {
  if (toPaise(amount) === payable) return
  const total = toRupees(payable)
  throw new Failure(paymentFailures.totalChanged, {
    values: { total: formatRupees(total) },
    data: { total: String(total) },
  })
}

type Held = PricedLine & { checkoutId: string }

/** Also the single prices must stand: two that moved in opposite ways can leave the sum as it was. */
function isSame(
  one: CheckoutRow,
  fingerprint: string,
  coupon: string | null,
  lines: readonly PricedLine[],
  held: readonly Held[],
) {
  const prices = (some: readonly PricedLine[]) => some.map(({ productId, price }) => `${productId}:${price}`).join()
  const own = held.filter(({ checkoutId }) => checkoutId === one.id)
  return one.fingerprint === fingerprint && one.coupon_code === coupon && prices(own) === prices(lines)
}

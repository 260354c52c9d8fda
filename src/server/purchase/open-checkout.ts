import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import type { PaymentProvider } from '#contract/payments/payments.endpoints.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { lockProducts, returnStock, takeStock } from '#server/catalog/stock.ts'
import {
  type Checkout,
  insertCheckout,
  linesOfCheckouts,
  lockOpenCheckouts,
  lockShopper,
  setCheckouts,
} from '#server/checkout/checkouts.store.ts'
import { fingerprintOf, requestKeyOf } from '#server/checkout/fingerprint.ts'
import { assertInStock } from '#server/checkout/price-items.ts'
import type { Purchase } from '#server/checkout/purchase-record.ts'
import { type Draft, quoteDraft } from '#server/checkout/quote-draft.ts'
import { type PaymentOrder, paymentOrderOfCheckout } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { HOLD_MS, nextPollAt } from './payment-poll-schedule.ts'
import { sweepCheckoutJob } from './sweep-checkout.ts'

type Asked = {
  draft: Draft
  /** Rupees, as the shopper saw them. */
  amount: number
  provider: PaymentProvider
}

/** The payment order is there when the provider was asked before for the same purchase. */
export type OpenCheckout = { id: string; amountPaise: number; paymentOrder: PaymentOrder | undefined }

/**
 * Prices a draft and takes its pieces out of the stock for a quarter of an hour. Coming back with the same purchase
 * finds the same checkout; coming with another one gives up the one before.
 */
export async function openCheckout(db: Db, { draft, amount, provider }: Asked, now: Date): Promise<OpenCheckout> {
  return db.transaction().execute(async (tx) => {
    await lockShopper(tx, draft.userId)
    const before = await lockOpenCheckouts(tx, draft.userId)
    await restock(tx, before, draft)
    const { purchase, products } = await quoteDraft(tx, draft)
    assertInStock(purchase.lines, products)
    assertSameAmount(amount, purchase.totalPaise)
    await takeStock(tx, purchase.lines)

    const same = await sameCheckout(tx, before, purchase, provider)
    const others = before.filter(({ id }) => id !== same?.id)
    await setCheckouts(
      tx,
      others.map(({ id }) => id),
      { status: 'released' },
    )
    if (!same) return { ...(await keepCheckout(tx, draft, purchase, now)), paymentOrder: undefined }
    await setCheckouts(tx, [same.id], { expiresAt: expiryFrom(now) })
    return { id: same.id, amountPaise: purchase.totalPaise, paymentOrder: same.paymentOrder }
  })
}

const expiryFrom = (now: Date) => new Date(now.getTime() + HOLD_MS)

/** What the shopper had set aside before counts as there again. All products are locked at once, in one order. */
async function restock(tx: Db, before: readonly Checkout[], { items }: Draft): Promise<void> {
  const held = await linesOfCheckouts(
    tx,
    before.map(({ id }) => id),
  )
  await lockProducts(
    tx,
    [...held, ...items].flatMap(({ productId }) => productId ?? []),
  )
  await returnStock(tx, held)
}

function assertSameAmount(amount: number, payable: number): void {
  if (toPaise(amount) === payable) return
  const total = toRupees(payable)
  throw new Failure(paymentFailures.totalChanged, {
    values: { total: formatRupees(total) },
    data: { total: String(total) },
  })
}

/** Money counts only with the provider that takes it, so a checkout that another one was asked about is given up. */
async function sameCheckout(tx: Db, before: readonly Checkout[], purchase: Purchase, provider: PaymentProvider) {
  const fingerprint = fingerprintOf(purchase)
  const same = before.find((one) => one.fingerprint === fingerprint)
  if (!same) return undefined
  const paymentOrder = await paymentOrderOfCheckout(tx, same.id)
  return paymentOrder && paymentOrder.provider !== provider ? undefined : { id: same.id, paymentOrder }
}

async function keepCheckout(tx: Db, draft: Draft, purchase: Purchase, now: Date) {
  const id = newId()
  const expiresAt = expiryFrom(now)
  await insertCheckout(tx, {
    ...purchase,
    id,
    status: 'open',
    fingerprint: fingerprintOf(purchase),
    requestKey: requestKeyOf(draft.items, draft.addressId),
    expiresAt,
    createdAt: now,
  })
  await enqueue(tx, sweepCheckoutJob, { checkoutId: id }, { runAt: nextPollAt(now, now) ?? expiresAt, key: id })
  return { id, amountPaise: purchase.totalPaise }
}

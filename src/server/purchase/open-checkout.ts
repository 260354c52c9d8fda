import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { heldSinceOf, holdEnd, holdExpiry, MOST_HELD_PIECES, MOST_OPEN_CHECKOUTS } from '#contract/checkout/hold.ts'
import type { PaymentProvider } from '#contract/payments/payments.endpoints.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import {
  lockProducts,
  type Pieces,
  returnStock,
  type SoldProduct,
  takeStock,
  withPieces,
} from '#server/catalog/stock.ts'
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
import { queueHoldEnd } from './end-hold.ts'
import { nextSweepAt } from './payment-poll-schedule.ts'
import { sweepCheckoutJob } from './sweep-checkout.ts'

type Asked = {
  draft: Draft
  /** Rupees, as the shopper saw them. */
  amount: number
  provider: PaymentProvider
}

/**
 * The payment order is there when the provider was asked before for the same purchase. Otherwise the caller asks, and
 * says how that ended (finish-asking.ts).
 */
type OpenCheckout = { id: string; amountPaise: number; paymentOrder: PaymentOrder | undefined }

/** An open checkout of the shopper with what it holds. */
type Held = Checkout & { lines: readonly Pieces[] }

/**
 * Prices a draft and takes its pieces out of the stock for a quarter of an hour. Coming back with the same purchase
 * finds the same checkout; coming with another one gives up the one before, unless the provider is being asked for it
 * at this moment: its shopper is about to pay.
 */
export async function openCheckout(db: Db, { draft, amount, provider }: Asked, now: Date): Promise<OpenCheckout> {
  return db.transaction().execute(async (tx) => {
    await lockShopper(tx, draft.userId)
    const before = await lockHeld(tx, draft)
    const { purchase, products } = await quoteDraft(tx, draft)
    const same = await sameCheckout(tx, before, purchase, provider, now)
    const others = before.filter(({ id }) => id !== same?.id)
    const kept = others.filter(({ askers }) => askers > 0)
    const givenUp = others.filter(({ askers }) => askers === 0)
    assertWithinBounds(purchase.lines, kept)
    await moveHold(tx, [...givenUp, ...(same ? [same] : [])], purchase, products)
    assertSameAmount(amount, purchase.totalPaise)
    await setCheckouts(tx, idsOf(givenUp), { status: 'released' })

    if (!same) return keepCheckout(tx, draft, purchase, sinceWhen(purchase, givenUp, now), now)
    const { id, heldSince, paymentOrder } = same
    const expiresAt = holdExpiry(heldSince, now)
    await setCheckouts(tx, [id], { expiresAt, askers: paymentOrder ? same.askers : same.askers + 1 })
    return { id, amountPaise: purchase.totalPaise, paymentOrder }
  })
}

const idsOf = (checkouts: readonly Checkout[]) => checkouts.map(({ id }) => id)

/**
 * The shopper's open checkouts. Their products and those of the draft are locked at once, in one order; who holds nothing
 * leaves that to the quote, because others wait for as long as products are locked.
 */
async function lockHeld(tx: Db, { userId, items }: Draft): Promise<Held[]> {
  const open = await lockOpenCheckouts(tx, userId)
  const lines = await linesOfCheckouts(tx, idsOf(open))
  if (lines.length > 0)
    await lockProducts(
      tx,
      [...lines, ...items].flatMap(({ productId }) => productId ?? []),
    )
  return open.map((checkout) => ({ ...checkout, lines: lines.filter(({ checkoutId }) => checkoutId === checkout.id) }))
}

/** What these held counts as there again for the purchase. */
async function moveHold(
  tx: Db,
  from: readonly Held[],
  { lines }: Purchase,
  products: ReadonlyMap<string, SoldProduct>,
): Promise<void> {
  const held = from.flatMap((checkout) => checkout.lines)
  assertInStock(lines, withPieces(products, held))
  await returnStock(tx, held)
  await takeStock(tx, lines)
}

function assertSameAmount(amount: number, payable: number): void {
  if (toPaise(amount) === payable) return
  const total = toRupees(payable)
  throw new Failure(paymentFailures.totalChanged, {
    values: { total: formatRupees(total) },
    data: { total: String(total) },
  })
}

/** Nobody empties the shelves by going to pay. */
function assertWithinBounds(lines: readonly Pieces[], kept: readonly Held[]): void {
  if (kept.length + 1 > MOST_OPEN_CHECKOUTS) throw new Failure(paymentFailures.tooManyOpen)
  const held = [...lines, ...kept.flatMap((checkout) => checkout.lines)]
  const pieces = held.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces > MOST_HELD_PIECES) throw new Failure(paymentFailures.tooManyPieces)
}

/**
 * Money counts only with the provider that takes it, so a checkout that another one was asked about is given up; so is
 * one whose time is over, though nobody has come round to it yet.
 */
async function sameCheckout(
  tx: Db,
  before: readonly Held[],
  purchase: Purchase,
  provider: PaymentProvider,
  now: Date,
): Promise<(Held & { paymentOrder: PaymentOrder | undefined }) | undefined> {
  const fingerprint = fingerprintOf(purchase)
  const same = before.find((one) => one.fingerprint === fingerprint && holdEnd(one) > now)
  if (!same) return undefined
  const paymentOrder = await paymentOrderOfCheckout(tx, same.id)
  return paymentOrder && paymentOrder.provider !== provider ? undefined : { ...same, paymentOrder }
}

function sinceWhen({ lines }: Purchase, givenUp: readonly Held[], now: Date): Date {
  const productIds = (pieces: readonly Pieces[]) => pieces.map(({ productId }) => productId)
  const holds = givenUp.map((held) => ({ ...held, productIds: productIds(held.lines) }))
  return heldSinceOf(productIds(lines), holds, now)
}

async function keepCheckout(
  tx: Db,
  draft: Draft,
  purchase: Purchase,
  heldSince: Date,
  now: Date,
): Promise<OpenCheckout> {
  const id = newId()
  const hold = { heldSince, expiresAt: holdExpiry(heldSince, now) }
  await insertCheckout(tx, {
    ...purchase,
    ...hold,
    id,
    status: 'open',
    fingerprint: fingerprintOf(purchase),
    requestKey: requestKeyOf(draft.items, draft.addressId),
    askers: 1,
    createdAt: now,
  })
  const runAt = nextSweepAt({ ...hold, createdAt: now, status: 'open' }, now) ?? hold.expiresAt
  await enqueue(tx, sweepCheckoutJob, { checkoutId: id }, { runAt, key: id })
  await queueHoldEnd(tx, { id, ...hold })
  return { id, amountPaise: purchase.totalPaise, paymentOrder: undefined }
}

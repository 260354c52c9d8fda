import { formatRupees, type Paise, type Rupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { heldSinceOf, holdEnd, holdExpiry, MOST_HELD_PIECES, MOST_OPEN_CHECKOUTS } from '#contract/checkout/hold.ts'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { languageSet } from '#server/accounts/users.store.ts'
import { lockProducts, type Pieces, productsIn, stockMoved, withPieces } from '#server/catalog/stock.ts'
import type { Destination } from '#server/checkout/buyer.ts'
import {
  type Checkout,
  checkoutInserts,
  checkoutsSet,
  lockOpenCheckouts,
  lockShopper,
  type WholeCheckout,
} from '#server/checkout/checkouts.store.ts'
import { fingerprintOf, requestKeyOf } from '#server/checkout/fingerprint.ts'
import { type Draft, priceDraft } from '#server/checkout/price-draft.ts'
import { assertInStock } from '#server/checkout/price-items.ts'
import type { Purchase } from '#server/checkout/purchase-record.ts'
import { type PaymentOrder, paymentOrderOfCheckout } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import { newId } from '#server/platform/ids.ts'
import { newJob, queued } from '#server/platform/jobs/enqueue.ts'
import { holdEndJob } from './end-hold.ts'
import { nextSweepAt } from './payment-poll-schedule.ts'
import { sweepCheckoutJob } from './sweep-checkout.ts'

type Asked = {
  draft: Draft
  /** Where it goes: the address that the courier was asked about. */
  address: Destination
  /** When it is promised to be there. */
  deliverBy: string | null
  /** As the shopper saw it. */
  amount: Rupees
  provider: PaymentProvider
}

/**
 * The payment order is there when the provider was asked before for the same purchase. Otherwise the caller asks, and
 * says how that ended (finish-asking.ts).
 */
type OpenCheckout = { id: string; amountPaise: Paise; paymentOrder: PaymentOrder | undefined }

/**
 * Prices a draft and takes its pieces out of the stock for a quarter of an hour. Coming back with the same purchase
 * finds the same checkout; coming with another one gives up the one before, unless the provider is being asked for it
 * at this moment: its shopper is about to pay.
 */
export async function openCheckout(db: Db, asked: Asked, now: Date): Promise<OpenCheckout> {
  const { draft, address, deliverBy, amount, provider } = asked
  return db.transaction().execute(async (tx) => {
    const customer = await lockShopper(tx, draft.userId)
    if (!customer) throw new Failure(requestFailures.notSignedIn)
    const before = await lockOpenCheckouts(tx, draft.userId)
    // All at once, in one order, and as late as can be: others wait for as long as products are locked.
    const products = await lockProducts(tx, productsIn([...linesOf(before), ...draft.items]))
    const purchase = priceDraft(draft, { customer, address, deliverBy, products })

    const same = await sameCheckout(tx, before, purchase, provider, now)
    const others = before.filter(({ id }) => id !== same?.id)
    const kept = others.filter(({ pendingProviderCalls }) => pendingProviderCalls > 0)
    const givenUp = others.filter(({ pendingProviderCalls }) => pendingProviderCalls === 0)
    assertWithinBounds(purchase.lines, kept)
    // What these held counts as there again for the purchase.
    const held = linesOf(same ? [...givenUp, same] : givenUp)
    assertInStock(purchase.lines, withPieces(products, held))
    assertSameAmount(amount, purchase.totalPaise)

    const id = same?.id ?? newId()
    const released = checkoutsSet(tx, idsOf(givenUp), { status: 'released' })
    // One statement changes checkouts once.
    if (same) await writeTogether(tx, released)
    await writeTogether(tx, [
      ...languageSet(tx, { id: draft.userId, language: customer.language }, currentLanguage()),
      ...stockMoved({ back: held, out: purchase.lines }),
      ...(same
        ? renewed(tx, same, now)
        : [...released, ...opened(tx, id, draft, purchase, sinceWhen(purchase, givenUp, now), now)]),
    ])
    return { id, amountPaise: purchase.totalPaise, paymentOrder: same?.paymentOrder }
  })
}

const idsOf = (checkouts: readonly Checkout[]) => checkouts.map(({ id }) => id)
const linesOf = (checkouts: readonly WholeCheckout[]) => checkouts.flatMap(({ lines }) => lines)

function assertSameAmount(amount: Rupees, payable: Paise): void {
  if (toPaise(amount) === payable) return
  const total = toRupees(payable)
  throw new Failure(paymentFailures.totalChanged, {
    values: { total: formatRupees(total) },
    data: { total: String(total) },
  })
}

/** Nobody empties the shelves by going to pay. */
function assertWithinBounds(lines: readonly Pieces[], kept: readonly WholeCheckout[]): void {
  if (kept.length + 1 > MOST_OPEN_CHECKOUTS) throw new Failure(paymentFailures.tooManyOpen)
  const held = [...lines, ...linesOf(kept)]
  const pieces = held.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces > MOST_HELD_PIECES)
    throw new Failure(paymentFailures.tooManyPieces, { values: { most: groupDigits(MOST_HELD_PIECES) } })
}

type SameCheckout = WholeCheckout & { paymentOrder: PaymentOrder | undefined }

/**
 * Money counts only with the provider that takes it, so a checkout that another one was asked about is given up; so is
 * one whose time is over, though nobody has come round to it yet.
 */
async function sameCheckout(
  tx: Db,
  before: readonly WholeCheckout[],
  purchase: Purchase,
  provider: PaymentProvider,
  now: Date,
): Promise<SameCheckout | undefined> {
  const fingerprint = fingerprintOf(purchase)
  const same = before.find((one) => one.fingerprint === fingerprint && holdEnd(one) > now)
  if (!same) return undefined
  const paymentOrder = await paymentOrderOfCheckout(tx, same.id)
  return paymentOrder && paymentOrder.provider !== provider ? undefined : { ...same, paymentOrder }
}

function sinceWhen({ lines }: Purchase, givenUp: readonly WholeCheckout[], now: Date): Date {
  const productIds = (pieces: readonly Pieces[]) => pieces.map(({ productId }) => productId)
  const holds = givenUp.map((held) => ({ ...held, productIds: productIds(held.lines) }))
  return heldSinceOf(productIds(lines), holds, now)
}

/** Its pieces are held longer. Where nobody has asked the provider for it yet, this call does. */
const renewed = (tx: Db, { id, heldSince, pendingProviderCalls, paymentOrder }: SameCheckout, now: Date): Statement[] =>
  checkoutsSet(tx, [id], {
    expiresAt: holdExpiry(heldSince, now),
    pendingProviderCalls: paymentOrder ? pendingProviderCalls : pendingProviderCalls + 1,
  })

/** A new checkout, and who looks after it should nobody come back. */
function opened(tx: Db, id: string, draft: Draft, purchase: Purchase, heldSince: Date, now: Date): Statement[] {
  const hold = { heldSince, expiresAt: holdExpiry(heldSince, now) }
  const runAt = nextSweepAt({ ...hold, createdAt: now, status: 'open' }, now) ?? hold.expiresAt
  const checkout = checkoutInserts(tx, {
    ...purchase,
    ...hold,
    id,
    status: 'open',
    fingerprint: fingerprintOf(purchase),
    requestKey: requestKeyOf(draft.items, draft.addressId),
    pendingProviderCalls: 1,
    createdAt: now,
  })
  const sweep = newJob(sweepCheckoutJob, { checkoutId: id }, { runAt, key: id })
  return [...checkout, ...queued([sweep, holdEndJob({ id, ...hold })])]
}

import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { FORGET_BUYER } from './buyer.ts'
import type { CheckoutsTable } from './checkout.table.ts'
import {
  fromColumns,
  fromLineColumns,
  type PricedLine,
  type Purchase,
  toColumns,
  toLineColumns,
} from './purchase-record.ts'

/** Without its lines, which are read apart. */
export type Checkout = Omit<Purchase, 'lines'> & {
  id: string
  /** While it is open its pieces are out of the stock for it. */
  status: 'open' | 'released' | 'paid'
  fingerprint: string
  requestKey: string
  expiresAt: Date
  /** When its pieces were first set aside, for it or for a draft before it. */
  heldSince: Date
  /** Calls that ask the provider for it at this moment. */
  askers: number
  createdAt: Date
}

export async function insertCheckout(tx: Db, checkout: Checkout & Pick<Purchase, 'lines'>): Promise<void> {
  const { id, status, fingerprint, requestKey, expiresAt, heldSince, askers, createdAt, lines } = checkout
  await tx
    .insertInto('checkouts')
    .values({
      ...toColumns(checkout),
      id,
      status,
      fingerprint,
      request_key: requestKey,
      expires_at: expiresAt,
      held_since: heldSince,
      askers,
      created_at: createdAt,
    })
    .execute()
  await tx
    .insertInto('checkout_lines')
    .values(lines.map((line, place) => ({ checkout_id: id, ...toLineColumns(line, place) })))
    .execute()
}

const toCheckout = (row: Selectable<CheckoutsTable>): Checkout => ({
  ...fromColumns(row),
  id: row.id,
  status: row.status,
  fingerprint: row.fingerprint,
  requestKey: row.request_key,
  expiresAt: row.expires_at,
  heldSince: row.held_since,
  askers: row.askers,
  createdAt: row.created_at,
})

/** One shopper pays for one thing at a time: their other calls wait. */
export async function lockShopper(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function lockOpenCheckouts(tx: Db, userId: string): Promise<Checkout[]> {
  const rows = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toCheckout)
}

export async function lockCheckout(tx: Db, id: string): Promise<Checkout> {
  return toCheckout(
    await tx.selectFrom('checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
  )
}

export async function findCheckout(db: Db, id: string): Promise<Checkout | undefined> {
  const row = await db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toCheckout(row)
}

/** The newest checkout that was asked for with these items and this address. */
export async function newestCheckout(db: Db, userId: string, requestKey: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/** A shopper who pays for one draft more often than this is somebody else's trouble. */
const MOST_OF_ONE_DRAFT = 50

/**
 * Other checkouts of the same draft that were paid, newest first: asked for with the same items and address, or the same
 * in all that their orders carry.
 */
export async function paidWithSameDraft(tx: Db, { id, userId, requestKey, fingerprint }: Checkout): Promise<string[]> {
  const rows = await tx
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .where('id', '!=', id)
    .where((where) => where.or([where('request_key', '=', requestKey), where('fingerprint', '=', fingerprint)]))
    .orderBy('id', 'desc')
    .limit(MOST_OF_ONE_DRAFT)
    .execute()
  return rows.map((row) => row.id)
}

type CheckoutLine = PricedLine & { checkoutId: string }

export async function linesOfCheckouts(db: Db, ids: readonly string[]): Promise<CheckoutLine[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('checkout_lines')
    .selectAll()
    .where('checkout_id', 'in', ids)
    .orderBy('checkout_id')
    .orderBy('place')
    .execute()
  return rows.map((row) => ({ ...fromLineColumns(row), checkoutId: row.checkout_id }))
}

/** How many pieces of each product are out of the stock for this shopper, who has not paid yet. */
export async function piecesHeldBy(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('checkouts')
    .innerJoin('checkout_lines', 'checkout_lines.checkout_id', 'checkouts.id')
    .select(['product_id as productId', 'quantity'])
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .execute()
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of rows) {
    if (productId) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return pieces
}

export async function setCheckouts(
  tx: Db,
  ids: readonly string[],
  { status, expiresAt, askers }: { status?: 'released' | 'paid'; expiresAt?: Date; askers?: number },
): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('checkouts').set({ status, expires_at: expiresAt, askers }).where('id', 'in', ids).execute()
}

/** Checkouts that were given up before a moment and that no money came for. */
export async function unpaidBefore(tx: Db, moment: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('checkouts')
    .select('id')
    .where('status', '=', 'released')
    .where('created_at', '<', moment)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
            .select('payments.id')
            .whereRef('payment_orders.checkout_id', '=', 'checkouts.id'),
        ),
      ),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteCheckouts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.selectFrom('checkouts').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  await tx.deleteFrom('checkouts').where('id', 'in', ids).execute()
}

/** Drafts of somebody whose account goes. */
export async function forgetBuyerInCheckouts(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('checkouts').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute()
  await tx.updateTable('checkouts').set(FORGET_BUYER).where('user_id', '=', userId).execute()
}

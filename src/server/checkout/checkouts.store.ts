import { type Selectable, sql } from 'kysely'
import type { Language } from '#contract/platform/languages.ts'
import { batchCallsOn } from '#server/platform/batch-calls.ts'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keyedRows } from '#server/platform/db/keyed-rows.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import { type Customer, FORGET_BUYER } from './buyer.ts'
import type { CheckoutsTable } from './checkout.table.ts'
import {
  fromColumns,
  fromLineColumns,
  type LineColumns,
  type Purchase,
  toColumns,
  toLineColumns,
} from './purchase-record.ts'

/** Written out: a plan that is kept for any value would not use the index of open checkouts. */
const OPEN = sql.lit('open' as const)

/** Without its lines: whoever needs them reads a WholeCheckout. */
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
  pendingProviderCalls: number
  createdAt: Date
}

export type WholeCheckout = Checkout & Pick<Purchase, 'lines'>

export function checkoutInserts(tx: Db, checkout: WholeCheckout): Statement[] {
  const { id, status, fingerprint, requestKey, expiresAt, heldSince, pendingProviderCalls, createdAt, lines } = checkout
  return [
    tx.insertInto('checkouts').values({
      ...toColumns(checkout),
      id,
      status,
      fingerprint,
      request_key: requestKey,
      expires_at: expiresAt,
      held_since: heldSince,
      pending_provider_calls: pendingProviderCalls,
      created_at: createdAt,
    }),
    tx
      .insertInto('checkout_lines')
      .values(lines.map((line, place) => ({ checkout_id: id, ...toLineColumns(line, place) }))),
  ]
}

export const insertCheckout = (tx: Db, checkout: WholeCheckout): Promise<void> =>
  writeTogether(tx, checkoutInserts(tx, checkout))

const toCheckout = (row: Selectable<CheckoutsTable>): Checkout => ({
  ...fromColumns(row),
  id: row.id,
  status: row.status,
  fingerprint: row.fingerprint,
  requestKey: row.request_key,
  expiresAt: row.expires_at,
  heldSince: row.held_since,
  pendingProviderCalls: row.pending_provider_calls,
  createdAt: row.created_at,
})

/** The lines of a checkout as a list: they never change, so they may be read along with its lock. */
const LINES = sql<LineColumns[]>`(
  select json_agg(line order by line.place) from checkout_lines as line where line.checkout_id = checkouts.id
)`.as('lines')

const toWhole = (row: Selectable<CheckoutsTable> & { lines: LineColumns[] }): WholeCheckout => ({
  ...toCheckout(row),
  lines: row.lines.map(fromLineColumns),
})

type Shopper = Customer & { language: Language }

/** One shopper pays for one thing at a time: their other calls wait. Answers who it is, unless they have left. */
export async function lockShopper(tx: Db, userId: string): Promise<Shopper | undefined> {
  const [shopper] = await lockedShopper(tx, userId)
  return shopper
}

const lockedShopper = builtOnce((tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['full_name as fullName', 'email', 'language'])
    .where('id', '=', userId)
    .forNoKeyUpdate(),
)

export const lockOpenCheckouts = async (tx: Db, userId: string): Promise<WholeCheckout[]> =>
  (await lockedOpen(tx, userId)).map(toWhole)

const lockedOpen = builtOnce((tx, userId: string) =>
  tx
    .selectFrom('checkouts')
    .selectAll('checkouts')
    .select(LINES)
    .where('user_id', '=', userId)
    .where('status', '=', OPEN)
    .orderBy('id')
    .forUpdate('checkouts'),
)

export async function lockCheckout(tx: Db, id: string): Promise<WholeCheckout> {
  const row = await tx
    .selectFrom('checkouts')
    .selectAll('checkouts')
    .select(LINES)
    .where('id', '=', id)
    .forUpdate('checkouts')
    .executeTakeFirstOrThrow()
  return toWhole(row)
}

/** Marks a checkout as paid if its pieces are still set aside for it; undefined when they are not. */
export async function payOpenCheckout(tx: Db, id: string): Promise<WholeCheckout | undefined> {
  const [row] = await paidOpen(tx, id)
  return row && toWhole(row)
}

const paidOpen = builtOnce((tx, id: string) =>
  tx
    .updateTable('checkouts')
    .set({ status: 'paid' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll('checkouts')
    .returning(LINES),
)

export async function findCheckout(db: Db, id: string): Promise<Checkout | undefined> {
  const row = await db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toCheckout(row)
}

/** The same, read for several at a time. */
export const findCheckoutBatched = batchCallsOn(async (db, ids: string[]) => {
  const rows = await db
    .selectFrom('checkouts')
    .selectAll()
    .where(sql<boolean>`id in ${keyedRows(['uuid', ids])}`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toCheckout(row)]))
  return ids.map((id) => byId.get(id))
})

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

/** How many pieces of each product are out of the stock for this shopper, who has not paid yet. */
export async function piecesHeldBy(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await heldLines(db, userId)
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of rows) {
    if (productId) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return pieces
}

const heldLines = builtOnce((db, userId: string) =>
  db
    .selectFrom('checkouts')
    .innerJoin('checkout_lines', 'checkout_lines.checkout_id', 'checkouts.id')
    .select(['product_id as productId', 'quantity'])
    .where('user_id', '=', userId)
    .where('status', '=', OPEN),
)

type CheckoutChange = { status?: 'released' | 'paid'; expiresAt?: Date; pendingProviderCalls?: number }

export function checkoutsSet(tx: Db, ids: readonly string[], change: CheckoutChange): Statement[] {
  if (ids.length === 0) return []
  const { status, expiresAt, pendingProviderCalls } = change
  return [
    tx
      .updateTable('checkouts')
      .set({ status, expires_at: expiresAt, pending_provider_calls: pendingProviderCalls })
      .where('id', 'in', ids),
  ]
}

/** A call has asked the provider for it and is done. Answers its id, for a statement that goes on from there. */
export const askingStopped = (db: Db, id: string) =>
  db
    .updateTable('checkouts')
    .set({ pending_provider_calls: sql`greatest(pending_provider_calls - 1, 0)` })
    .where('id', '=', id)
    .returning(['id', 'pending_provider_calls'])

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

/** Those that became one of these orders; they belong to no account any more. */
export async function forgetBuyersOfOrders(tx: Db, orderIds: readonly string[]): Promise<void> {
  const paid = tx.selectFrom('orders').select('checkout_id').where('id', 'in', orderIds)
  await tx
    .updateTable('checkouts')
    .set({ ...FORGET_BUYER, user_id: null })
    .where('id', 'in', paid)
    .execute()
}

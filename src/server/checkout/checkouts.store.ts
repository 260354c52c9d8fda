import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { CheckoutLinesTable, CheckoutsTable } from './checkout.table.ts'
import { lineRow, type PricedLine } from './price-items.ts'

export type CheckoutRow = Selectable<CheckoutsTable>

export type NewCheckout = Omit<CheckoutRow, 'status'> & { lines: readonly PricedLine[] }

export async function insertCheckout(tx: Db, { lines, ...checkout }: NewCheckout): Promise<void> {
  await tx
    .insertInto('checkouts')
    .values({
      ...checkout,
      customer: JSON.stringify(checkout.customer),
      address: JSON.stringify(checkout.address),
    })
    .execute()
  await tx
    .insertInto('checkout_lines')
    .values(lines.map((line, place) => ({ checkout_id: checkout.id, ...lineRow(line, place) })))
    .execute()
}

/** One shopper pays for one thing at a time: their other calls wait. */
export async function holdShopper(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export const holdOpenCheckouts = (tx: Db, userId: string): Promise<CheckoutRow[]> =>
  tx
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute()

export const holdCheckout = (tx: Db, id: string): Promise<CheckoutRow> =>
  tx.selectFrom('checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const findCheckout = (db: Db, id: string): Promise<CheckoutRow | undefined> =>
  db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest draft of these items to this address. */
export async function newestCheckout(db: Db, userId: string, fingerprint: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

export async function linesOfCheckouts(
  db: Db,
  ids: readonly string[],
): Promise<(PricedLine & { checkoutId: string })[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('checkout_lines')
    .selectAll()
    .where('checkout_id', 'in', ids)
    .orderBy('checkout_id')
    .orderBy('place')
    .execute()
  return rows.map(toLine)
}

const toLine = (row: Selectable<CheckoutLinesTable>) => ({
  checkoutId: row.checkout_id,
  productId: row.product_id,
  name: row.name,
  imageId: row.image_id,
  weightGrams: row.weight_g,
  sellerId: row.seller_id,
  price: row.price_paise,
  quantity: row.quantity,
})

export async function setCheckouts(
  tx: Db,
  ids: readonly string[],
  change: { status: 'released' | 'paid' } | { expires_at: Date },
): Promise<void> {
  if (ids.length > 0) await tx.updateTable('checkouts').set(change).where('id', 'in', ids).execute()
}

/** Those that money came for stay, whatever became of it. */
export async function deleteUnpaidBefore(db: Db, moment: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('checkouts')
      .leftJoin('payment_orders', 'payment_orders.checkout_id', 'checkouts.id')
      .leftJoin('payments', 'payments.payment_order_id', 'payment_orders.id')
      .select(['checkouts.id', 'payment_orders.id as orderId'])
      .where('checkouts.status', '=', 'released')
      .where('checkouts.created_at', '<', moment)
      .where('payments.id', 'is', null)
      .limit(SWEPT_AT_ONCE)
      .execute()
    if (old.length === 0) return
    const orders = old.flatMap(({ orderId }) => orderId ?? [])
    if (orders.length > 0) await tx.deleteFrom('payment_orders').where('id', 'in', orders).execute()
    await tx
      .deleteFrom('checkouts')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
  })
}

const SWEPT_AT_ONCE = 5_000

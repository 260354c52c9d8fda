import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PaymentOrdersTable, PaymentsTable } from './payment.table.ts'

/** What a provider was asked to collect. Without a checkout it is only an amount. */
export type PaymentOrder = {
  id: string
  provider: string
  userId: string | null
  checkoutId: string | null
  amountPaise: number
  createdAt: Date
}

/** Money that reached us. */
export type Payment = { id: string; paymentOrderId: string; amountPaise: number; status: PaymentsTable['status'] }

const toPaymentOrder = (row: Selectable<PaymentOrdersTable>): PaymentOrder => ({
  id: row.id,
  provider: row.provider,
  userId: row.user_id,
  checkoutId: row.checkout_id,
  amountPaise: row.amount_paise,
  createdAt: row.created_at,
})

const toPayment = (row: Selectable<PaymentsTable>): Payment => ({
  id: row.id,
  paymentOrderId: row.payment_order_id,
  amountPaise: row.amount_paise,
  status: row.status,
})

export async function insertPaymentOrder(db: Db, order: PaymentOrder): Promise<void> {
  const { id, provider, userId, checkoutId, amountPaise, createdAt } = order
  await db
    .insertInto('payment_orders')
    .values({
      id,
      provider,
      user_id: userId,
      checkout_id: checkoutId,
      amount_paise: amountPaise,
      created_at: createdAt,
    })
    .execute()
}

export async function findPaymentOrder(db: Db, id: string): Promise<PaymentOrder | undefined> {
  const row = await db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toPaymentOrder(row)
}

/** What a provider was asked to collect for a checkout, if one has been asked. */
export async function paymentOrderOfCheckout(db: Db, checkoutId: string): Promise<PaymentOrder | undefined> {
  const row = await db.selectFrom('payment_orders').selectAll().where('checkout_id', '=', checkoutId).executeTakeFirst()
  return row && toPaymentOrder(row)
}

/** Whoever else heard of a payment for it waits until we are done. */
export async function lockPaymentOrder(tx: Db, id: string): Promise<PaymentOrder | undefined> {
  const row = await tx.selectFrom('payment_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toPaymentOrder(row)
}

/** The same by a payment: whether it becomes an order or goes back is decided by one at a time. */
export async function lockPaymentOrderOf(tx: Db, paymentId: string): Promise<void> {
  await tx
    .selectFrom('payment_orders')
    .select('id')
    .where('id', '=', tx.selectFrom('payments').select('payment_order_id').where('id', '=', paymentId))
    .forUpdate()
    .execute()
}

/** All that an account has asked for, before it goes. */
export async function lockPaymentOrdersOfUser(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('payment_orders').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute()
}

/** An amount that was paid for nothing in particular is spent on this checkout. */
export async function bindPaymentOrder(tx: Db, id: string, checkoutId: string): Promise<void> {
  await tx.updateTable('payment_orders').set({ checkout_id: checkoutId }).where('id', '=', id).execute()
}

export async function deletePaymentOrdersOf(tx: Db, checkoutIds: readonly string[]): Promise<void> {
  if (checkoutIds.length === 0) return
  const those = tx.selectFrom('payment_orders').select('id').where('checkout_id', 'in', checkoutIds)
  await those.orderBy('id').forUpdate().execute()
  await tx.deleteFrom('payment_orders').where('checkout_id', 'in', checkoutIds).execute()
}

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toPayment(row)
}

/** Whoever else would give this payment back waits until we are done. An order is locked before its payment. */
export async function lockPayment(tx: Db, id: string): Promise<Payment | undefined> {
  const row = await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toPayment(row)
}

/** The provider that took a payment: it alone can give it back. */
export async function providerOfPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .select('payment_orders.provider')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  return found?.provider
}

export async function insertPayment(
  tx: Db,
  { id, paymentOrderId, amountPaise, currency, status, receivedAt }: Payment & { currency: string; receivedAt: Date },
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      id,
      payment_order_id: paymentOrderId,
      amount_paise: amountPaise,
      currency,
      status,
      received_at: receivedAt,
    })
    .execute()
}

export async function setPaymentStatus(tx: Db, id: string, status: Payment['status']): Promise<void> {
  await tx.updateTable('payments').set({ status }).where('id', '=', id).execute()
}

/** What a shopper was asked for and paid without a draft: locked before anything is priced, as the lock order wants it. */
export async function lockUnusedPaymentOrders(
  tx: Db,
  { userId, provider }: { userId: string; provider: string },
): Promise<PaymentOrder[]> {
  const rows = await tx
    .selectFrom('payment_orders')
    .innerJoin('payments', 'payments.payment_order_id', 'payment_orders.id')
    .selectAll('payment_orders')
    .where('payment_orders.user_id', '=', userId)
    .where('payment_orders.provider', '=', provider)
    .where('payments.status', '=', 'unused')
    .orderBy('payment_orders.id')
    .forUpdate('payment_orders')
    .execute()
  return rows.map(toPaymentOrder)
}

/** The oldest payment of exactly this amount for one of these that is still unused now that they are locked. */
export async function findUnusedPayment(
  tx: Db,
  paymentOrders: readonly PaymentOrder[],
  amountPaise: number,
): Promise<Payment | undefined> {
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where(
      'payment_order_id',
      'in',
      paymentOrders.map(({ id }) => id),
    )
    .where('status', '=', 'unused')
    .where('amount_paise', '=', amountPaise)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst()
  return row && toPayment(row)
}

import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PaymentOrdersTable, PaymentsTable } from './payment.table.ts'

export type PaymentOrderRow = Selectable<PaymentOrdersTable>
export type PaymentRow = Selectable<PaymentsTable>

export async function insertPaymentOrder(db: Db, order: PaymentOrderRow): Promise<void> {
  await db.insertInto('payment_orders').values(order).execute()
}

export const findPaymentOrder = (db: Db, id: string): Promise<PaymentOrderRow | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirst()

export const paymentOrderFor = (db: Db, checkoutId: string): Promise<PaymentOrderRow | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('checkout_id', '=', checkoutId).executeTakeFirst()

/** Whoever else heard of a payment for it waits until we are done. */
export const holdPaymentOrder = (tx: Db, id: string): Promise<PaymentOrderRow | undefined> =>
  tx.selectFrom('payment_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertPayment(tx: Db, payment: Insertable<PaymentsTable>): Promise<void> {
  await tx.insertInto('payments').values(payment).execute()
}

export async function setPaymentStatus(tx: Db, id: string, status: PaymentRow['status']): Promise<void> {
  await tx.updateTable('payments').set({ status }).where('id', '=', id).execute()
}

/** A payment of exactly this amount that the shopper made for no draft yet; nobody else can use it meanwhile. */
export async function holdUnusedPayment(tx: Db, userId: string, amountPaise: number): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .selectAll('payments')
    .where('payment_orders.user_id', '=', userId)
    .where('payments.status', '=', 'unused')
    .where('payments.amount_paise', '=', amountPaise)
    .orderBy('payments.received_at')
    .limit(1)
    .forUpdate('payments')
    .executeTakeFirst()
}

import { type Insertable, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ProviderPayment } from './payment-gateway.ts'
import type { SandboxPaymentOrdersTable, SandboxPaymentsTable } from './sandbox-payment.table.ts'

export async function insertOrder(db: Db, order: Insertable<SandboxPaymentOrdersTable>): Promise<void> {
  await db.insertInto('sandbox_payment_orders').values(order).execute()
}

/** Answers false when there is no such order, or when it is paid: a paid order takes no more payments. */
export async function insertPayment(db: Db, payment: Insertable<SandboxPaymentsTable>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('sandbox_payment_orders')
      .select('id')
      .where('id', '=', payment.payment_order_id)
      .forUpdate()
      .executeTakeFirst()
    if (!order) return false
    const paid = (await paymentsOf(tx, order.id)).some(({ status }) => status !== 'failed')
    if (paid) return false
    await tx.insertInto('sandbox_payments').values(payment).execute()
    return true
  })
}

const payments = (db: Db) =>
  db
    .selectFrom('sandbox_payments')
    .innerJoin('sandbox_payment_orders', 'sandbox_payment_orders.id', 'sandbox_payments.payment_order_id')
    .select([
      'sandbox_payments.id',
      'payment_order_id as orderId',
      'amount_paise as amountPaise',
      sql<string>`'INR'`.as('currency'),
      'status',
    ])

export const findPayment = (db: Db, id: string): Promise<ProviderPayment | undefined> =>
  payments(db).where('sandbox_payments.id', '=', id).executeTakeFirst()

export const paymentsOf = (db: Db, orderId: string): Promise<ProviderPayment[]> =>
  payments(db).where('payment_order_id', '=', orderId).execute()

/** The sandbox gives a payment back whole. */
export async function findRefund(db: Db, id: string): Promise<{ key: string; amountPaise: number } | undefined> {
  const found = await payments(db).select('refund_key').where('sandbox_payments.id', '=', id).executeTakeFirst()
  return found?.refund_key ? { key: found.refund_key, amountPaise: found.amountPaise } : undefined
}

/** Gives back once; asked again under the same key it has been done already. */
export async function refundPayment(db: Db, id: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .set({ status: 'refunded', refund_key: key })
    .where('id', '=', id)
    .where((where) => where.or([where('status', '=', 'captured'), where('refund_key', '=', key)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

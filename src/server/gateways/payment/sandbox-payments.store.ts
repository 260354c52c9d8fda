import { type Insertable, sql } from 'kysely'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ProviderPayment } from './payment-gateway.ts'
import type { SandboxPaymentOrdersTable, SandboxPaymentsTable } from './sandbox-payment.table.ts'

export async function insertOrder(db: Db, order: Insertable<SandboxPaymentOrdersTable>): Promise<void> {
  await db.insertInto('sandbox_payment_orders').values(order).execute()
}

/** Answers false when there is no such order, or when it is paid: a paid order takes no more payments. */
export async function insertPayment(db: Db, payment: Insertable<SandboxPaymentsTable>): Promise<boolean> {
  const { id, payment_order_id: orderId, status, created_at: at } = payment
  const { rows } = await sql`
    insert into sandbox_payments (id, payment_order_id, status, created_at)
    select ${id}, ordered.id, ${status}, ${at}::timestamptz
    from sandbox_payment_orders as ordered
    where ordered.id = ${orderId}
      and not exists (select from sandbox_payments where payment_order_id = ordered.id and status <> 'failed')
    on conflict (payment_order_id) where status <> 'failed' do nothing
    returning id
  `.execute(db)
  return rows.length > 0
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

export async function findPayment(db: Db, id: string): Promise<ProviderPayment | undefined> {
  const [payment] = await paymentsById(db, id)
  return payment
}

const paymentsById = builtOnce((db, id: string) => payments(db).where('sandbox_payments.id', '=', id))

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

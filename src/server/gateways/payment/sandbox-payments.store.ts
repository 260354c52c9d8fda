import { type Insertable, sql } from 'kysely'
import type { Paise } from '#contract/catalog/money.ts'
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
      sql<number>`0`.as('feePaise'),
      sql<boolean>`false`.as('isFeeOnTop'),
      'status',
    ])

export async function findPayment(db: Db, id: string): Promise<ProviderPayment | undefined> {
  const [payment] = await paymentsById(db, id)
  return payment
}

const paymentsById = builtOnce((db, id: string) => payments(db).where('sandbox_payments.id', '=', id))

export const paymentsOf = (db: Db, orderId: string): Promise<ProviderPayment[]> =>
  payments(db).where('payment_order_id', '=', orderId).execute()

type Refund = { key: string; amountPaise: Paise }

/** What went back of a payment. */
export const refundsOf = (db: Db, id: string): Promise<Refund[]> =>
  db
    .selectFrom('sandbox_refunds')
    .select(['key', 'amount_paise as amountPaise'])
    .where('payment_id', '=', id)
    .orderBy('created_at')
    .execute()

/**
 * Gives so much back; asked again under the same key it has been done already. False when there is no such payment, or
 * not as much left of it.
 */
export async function refundPayment(db: Db, id: string, { key, amountPaise }: Refund): Promise<boolean> {
  const payment = await findPayment(db, id)
  const before = await refundsOf(db, id)
  if (before.some((refund) => refund.key === key)) return true
  const left = before.reduce((sum, refund) => sum - refund.amountPaise, payment?.amountPaise ?? 0)
  if (!payment || payment.status === 'failed' || amountPaise > left) return false
  await db
    .insertInto('sandbox_refunds')
    .values({ key, payment_id: id, amount_paise: amountPaise })
    .onConflict((there) => there.doNothing())
    .execute()
  if (amountPaise === left) {
    await db.updateTable('sandbox_payments').set({ status: 'refunded' }).where('id', '=', id).execute()
  }
  return true
}

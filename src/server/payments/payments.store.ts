import { type Selectable, sql } from 'kysely'
import type { Paise } from '#contract/catalog/money.ts'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import type { Language } from '#contract/platform/languages.ts'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import type { PaymentOrdersTable, PaymentsTable } from './payment.table.ts'
import type { Cover } from './payment-cover.ts'

/** What a provider was asked to collect. Without a checkout it is only an amount. */
export type PaymentOrder = {
  id: string
  provider: PaymentProvider
  userId: string | null
  checkoutId: string | null
  amountPaise: Paise
  createdAt: Date
  /** By which key of the provider; null for those of before this was noted. */
  keyId: string | null
  /** The shopper was told that its pieces are gone: nothing is collected for it any more. */
  soldOutAt: Date | null
}

/** With the language of whoever pays, while their account is there. */
export type PayersOrder = PaymentOrder & { language: Language }

/** Money that reached us. */
export type Payment = {
  id: string
  paymentOrderId: string
  /** What can go back. */
  amountPaise: Paise
  /** What an offer of the provider took off. */
  offerPaise: Paise
  status: PaymentsTable['status']
}

const toPaymentOrder = (row: Selectable<PaymentOrdersTable>): PaymentOrder => ({
  id: row.id,
  provider: row.provider,
  userId: row.user_id,
  checkoutId: row.checkout_id,
  amountPaise: row.amount_paise,
  createdAt: row.created_at,
  keyId: row.key_id,
  soldOutAt: row.sold_out_at,
})

const toPayment = (row: Selectable<PaymentsTable>): Payment => ({
  id: row.id,
  paymentOrderId: row.payment_order_id,
  amountPaise: row.amount_paise,
  offerPaise: row.offer_paise,
  status: row.status,
})

export async function insertPaymentOrder(db: Db, order: Omit<PaymentOrder, 'soldOutAt'>): Promise<void> {
  const { id, provider, userId, checkoutId, amountPaise, createdAt, keyId } = order
  await db
    .insertInto('payment_orders')
    .values({
      id,
      provider,
      user_id: userId,
      checkout_id: checkoutId,
      amount_paise: amountPaise,
      created_at: createdAt,
      key_id: keyId,
    })
    .execute()
}

/**
 * The same for a checkout that no provider was asked about yet, going on from a statement that answers its id. False when
 * another call's order is there already: there is never more than one.
 */
export async function insertOnlyPaymentOrder(db: Db, order: PaymentOrder, goingOnFrom: Statement): Promise<boolean> {
  const { id, provider, userId, amountPaise, createdAt, keyId } = order
  const { rows } = await sql`
    with checkout as (${goingOnFrom})
    insert into payment_orders (id, provider, user_id, checkout_id, amount_paise, created_at, key_id)
    select ${id}, ${provider}, ${userId}::uuid, checkout.id, ${amountPaise}::bigint, ${createdAt}::timestamptz, ${keyId}
    from checkout
    on conflict (checkout_id) do nothing
    returning id
  `.execute(db)
  return rows.length > 0
}

export async function findPaymentOrder(db: Db, id: string): Promise<PaymentOrder | undefined> {
  const [row] = await paymentOrdersById(db, id)
  return row && toPaymentOrder(row)
}

const paymentOrdersById = builtOnce((db, id: string) =>
  db.selectFrom('payment_orders').selectAll().where('id', '=', id),
)

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

/** The same, and before it its payer, as the lock order wants it. Undefined when there is none, or their account is gone. */
export async function lockPaymentOrderAndPayer(tx: Db, id: string): Promise<PayersOrder | undefined> {
  const [row] = await lockedWithPayer(tx, id)
  return row && { ...toPaymentOrder(row), language: row.language }
}

const lockedWithPayer = builtOnce((tx, id: string) =>
  tx
    .selectFrom('users')
    .innerJoin('payment_orders', 'payment_orders.user_id', 'users.id')
    .selectAll('payment_orders')
    .select('users.language')
    .where('payment_orders.id', '=', id)
    .forNoKeyUpdate('users')
    .forUpdate('payment_orders'),
)

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

/** What a payment was asked for with: the provider that took it alone can give it back. */
export async function paymentOrderOfPayment(db: Db, paymentId: string): Promise<PaymentOrder | undefined> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .selectAll('payment_orders')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  return row && toPaymentOrder(row)
}

type NewPayment = Payment & Cover & { currency: string; receivedAt: Date }

export function paymentInsert(tx: Db, payment: NewPayment): Statement {
  const { id, paymentOrderId, amountPaise, feePaise, offerPaise, currency, status, receivedAt } = payment
  return tx.insertInto('payments').values({
    id,
    payment_order_id: paymentOrderId,
    amount_paise: amountPaise,
    fee_paise: feePaise,
    offer_paise: offerPaise,
    currency,
    status,
    received_at: receivedAt,
  })
}

export const paymentStatusSet = (tx: Db, id: string, status: Payment['status']): Statement =>
  tx.updateTable('payments').set({ status }).where('id', '=', id)

export const setPaymentStatus = (tx: Db, id: string, status: Payment['status']): Promise<void> =>
  writeTogether(tx, [paymentStatusSet(tx, id, status)])

/** What a shopper was asked for and paid without a draft: locked before anything is priced, as the lock order wants it. */
export async function lockUnusedPaymentOrders(
  tx: Db,
  { userId, provider }: { userId: string; provider: PaymentProvider },
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
  amountPaise: Paise,
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
    .where(sql<number>`amount_paise + offer_paise`, '=', amountPaise)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst()
  return row && toPayment(row)
}

/** Whether the keys in use know of a payment order: told since when they do not. */
export async function setPaymentOrderUnknown(db: Db, id: string, since: Date | null): Promise<void> {
  const isUnset = sql<boolean>`(unknown_since is null) = ${since !== null}`
  await db.updateTable('payment_orders').set({ unknown_since: since }).where('id', '=', id).where(isUnset).execute()
}

/** Of a payment order that is locked: its shopper is told that its pieces are gone. */
export async function setSoldOut(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('payment_orders').set({ sold_out_at: at }).where('id', '=', id).execute()
}

/** Those that paid these orders; they belong to no account any more. */
export async function forgetPayersOfOrders(tx: Db, orderIds: readonly string[]): Promise<void> {
  const paid = tx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .select('payment_order_id')
    .where('orders.id', 'in', orderIds)
  await tx.updateTable('payment_orders').set({ user_id: null }).where('id', 'in', paid).execute()
}

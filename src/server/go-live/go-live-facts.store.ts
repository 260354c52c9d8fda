import { sql } from 'kysely'
import { financialYearBegan } from '#contract/orders/order-numbers.ts'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import type { Db } from '#server/platform/db/database.ts'

const LIVE: PaymentProvider = 'razorpay'
/** How numbers of test money begin that have a series of their own. */
const OWN_SERIES = 'TEST%'

/** When the newest signed event of a provider came; the older ones are kept for a month. */
export async function lastEventOf(db: Db, provider: PaymentProvider): Promise<Date | null> {
  const { at } = await db
    .selectFrom('provider_events')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return at
}

/** Orders of this financial year that were not paid with live money, and have a number of the live series. */
export async function countStrayNumbers(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('provider', '<>', LIVE)
    .where('orders.created_at', '>=', financialYearBegan(now))
    .where('orders.number', 'not like', OWN_SERIES)
    .executeTakeFirstOrThrow()
  return count
}

/** Everybody who can do everything, and whether a password alone is enough for it. */
export const listOwners = (db: Db): Promise<{ username: string; hasSecondFactor: boolean }[]> =>
  db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['username', sql<boolean>`second_factors.confirmed_at is not null`.as('hasSecondFactor')])
    .where('role', '=', 'superadmin')
    .orderBy('username')
    .execute()

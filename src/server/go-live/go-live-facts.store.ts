import { sql } from 'kysely'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'

/** When the newest signed event of a provider came; the older ones are kept for a month. */
export async function lastEventOf(db: Db, provider: PaymentProvider): Promise<Date | null> {
  const { at } = await db
    .selectFrom('provider_events')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return at
}

/**
 * Orders since a moment that were not paid with live money, and have a number of the live series; counted no
 * further than needed to say "more". Written as its index has it: however many live orders there are, they are not read.
 */
export async function countStrayNumbers(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from payment_orders
        join payments on payments.payment_order_id = payment_orders.id
        join orders on orders.payment_id = payments.id
      where payment_orders.provider <> 'razorpay' and orders.created_at >= ${since}
        and orders.number not like 'TEST%'
      limit ${COUNTED_UP_TO + 1}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
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

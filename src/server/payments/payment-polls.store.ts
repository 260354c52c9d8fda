import { sql } from 'kysely'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/payments/money-mode.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Until when a provider was asked. One that never was begins now: what its account took before is none of our money. */
export async function askedUntil(db: Db, provider: PaymentProvider, now: Date): Promise<Date> {
  await db
    .insertInto('payment_polls')
    .values({ provider, asked_until: now })
    .onConflict((known) => known.doNothing())
    .execute()
  const row = await db
    .selectFrom('payment_polls')
    .select('asked_until')
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return row.asked_until
}

/** Never back: another round may have come further. */
export async function setAskedUntil(db: Db, provider: PaymentProvider, until: Date): Promise<void> {
  await db
    .updateTable('payment_polls')
    .set({ asked_until: sql<Date>`greatest(asked_until, ${until})` })
    .where('provider', '=', provider)
    .execute()
}

/** For a backup of a version that did not know: from then on every provider is asked. */
export async function fillAskedUntil(tx: Db, until: Date): Promise<void> {
  await tx
    .insertInto('payment_polls')
    .values(PAYMENT_PROVIDERS.map((provider) => ({ provider, asked_until: until })))
    .onConflict((known) => known.doNothing())
    .execute()
}

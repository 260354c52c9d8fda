import { sql } from 'kysely'
import { financialYear, lastAfterRestore } from '#contract/orders/order-numbers.ts'
import { SETTINGS_ID } from '#contract/shop-settings/settings.endpoints.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Db } from '#server/platform/db/database.ts'

const DAY_MS = 24 * 60 * 60_000
const LOOKED_BACK_DAYS = 30

type Restored = {
  madeAt: Date
  now: Date
  /** It is to stand beside the shop that it was taken from. */
  isCopy: boolean
}
export type Moved = { year: string; from: number; to: number; prefix: string }

/**
 * Goes on with numbers that no order can have: a backup does not know which were given out after it was made. What is left
 * out is written down in the history of the settings, where an accountant who misses these invoices finds why. In the
 * caller's transaction.
 */
export async function moveNumbersOn(tx: Db, { madeAt, now, isCopy }: Restored): Promise<Moved> {
  const year = financialYear(now)
  const series = await tx.selectFrom('number_series').select('last').where('name', '=', year).executeTakeFirst()
  const from = series?.last ?? 0
  const ageDays = (now.getTime() - madeAt.getTime()) / DAY_MS
  const to = lastAfterRestore(from, { ageDays, ordersADay: await ordersADay(tx, madeAt) })
  await tx
    .insertInto('number_series')
    .values({ name: year, last: to })
    .onConflict((known) => known.column('name').doUpdateSet({ last: to }))
    .execute()
  if (isCopy) await sql`update installation set number_prefix = new_number_prefix()`.execute(tx)
  const { number_prefix: prefix } = await tx
    .selectFrom('installation')
    .select('number_prefix')
    .executeTakeFirstOrThrow()
  await recordChange(tx, undefined, now, {
    action: 'backupRestored',
    id: SETTINGS_ID,
    data: { madeAt: madeAt.toISOString() },
    changes: { [`lastNumberOf ${year}`]: [from, to] },
  })
  return { year, from, to, prefix }
}

async function ordersADay(db: Db, until: Date): Promise<number> {
  const since = new Date(until.getTime() - LOOKED_BACK_DAYS * DAY_MS)
  const { count } = await db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('money', '=', 'live')
    .executeTakeFirstOrThrow()
  return count / LOOKED_BACK_DAYS
}

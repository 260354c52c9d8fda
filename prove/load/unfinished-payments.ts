import { setTimeout } from 'node:timers/promises'
import type { Database } from '#server/platform/db/database.ts'
import { runJobsNow } from '#tests/support/run-jobs-now.ts'

const SETTLED_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 500

/**
 * Payments that did not become exactly one order or one refund. Whoever was shed after they had paid is looked after by
 * a job some minutes later; here it is told to do so now.
 */
export async function unfinishedPayments({ db, pool }: Database): Promise<string[]> {
  const until = Date.now() + SETTLED_WITHIN_MS
  for (;;) {
    await runJobsNow(db)
    await setTimeout(LOOK_EVERY_MS)
    const { rows } = await pool.query<{ id: string; ends: number }>(
      `select * from (
        select id, (select count(*) from orders where payment_id = paid.id)
          + (select count(*) from refunds where payment_id = paid.id) as ends
        from sandbox_payments paid where status <> 'failed'
      ) as payments where ends <> 1`,
    )
    if (rows.length === 0 || Date.now() > until) {
      return rows.map(({ id, ends }) => `Payment ${id} became ${ends} orders or refunds.`)
    }
  }
}

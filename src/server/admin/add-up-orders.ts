import { PERIODS } from '#contract/admin/periods.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineRecurringJob } from '#server/platform/jobs/define-recurring-job.ts'
import { keepBestSellers } from './best-sellers.store.ts'
import { LISTED } from './dashboard.store.ts'
import { foldOrderChanges } from './order-days.store.ts'

const MINUTE_MS = 60_000
const EVERY_MS = 10 * MINUTE_MS

/** Keeps what the dashboard of a large shop shows, so that nobody waits until it is added up. */
export const addUpOrdersJob = defineRecurringJob('add-up-orders', {
  retryAfterMs: [MINUTE_MS],
  goesOnAfterMs: EVERY_MS,
  run: async ({ db, now }) => {
    await addUpOrders(db, now)
    return new Date(now.getTime() + EVERY_MS)
  },
})

export async function addUpOrders(db: Db, now: Date): Promise<void> {
  await foldOrderChanges(db)
  for (const days of PERIODS) await keepBestSellers(db, { days, now, limit: LISTED })
}

import { PERIODS } from '#contract/admin/periods.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { keepBestSellers } from './best-sellers.store.ts'
import { LISTED } from './dashboard.store.ts'
import { foldOrderChanges } from './order-days.store.ts'

const MINUTE_MS = 60_000
const EVERY_MS = 10 * MINUTE_MS

/** Keeps what the dashboard of a large shop shows, so that nobody waits until it is added up. */
export const addUpOrdersJob = defineJob<object>('add-up-orders', {
  atOnce: 1,
  retryAfterMs: [MINUTE_MS],
  goesOnAfterMs: EVERY_MS,
  run: async ({ db, now }) => {
    await addUpOrders(db, now)
    await keepAddingUpOrders(db, new Date(now.getTime() + EVERY_MS))
  },
})

export async function addUpOrders(db: Db, now: Date): Promise<void> {
  await foldOrderChanges(db)
  for (const days of PERIODS) await keepBestSellers(db, { days, now, limit: LISTED })
}

/** However many processes start, one waits. */
export const keepAddingUpOrders = (db: Db, runAt: Date): Promise<void> =>
  enqueue(db, addUpOrdersJob, {}, { runAt, key: 'shop' })

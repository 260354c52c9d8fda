import type { Db } from '#server/platform/db/database.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { deleteExpired } from './expired.store.ts'

const HOUR_MS = 60 * 60 * 1000

/** Deletes what has expired: registrations, codes, sessions and counted attempts. Runs every hour. */
export const sweepAccountsJob = defineJob<object>('sweep-accounts', {
  atOnce: 1,
  retryAfterMs: [HOUR_MS],
  goesOnAfterMs: HOUR_MS,
  run: async ({ db, now }) => {
    await deleteExpired(db, now)
    await keepSweepingAccounts(db, new Date(now.getTime() + HOUR_MS))
  },
})

/** However many processes start, one sweep waits. */
export const keepSweepingAccounts = (db: Db, runAt: Date): Promise<void> =>
  enqueue(db, sweepAccountsJob, {}, { runAt, key: 'accounts' })

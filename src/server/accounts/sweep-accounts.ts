import { defineRecurringJob } from '#server/platform/jobs/define-recurring-job.ts'
import { deleteExpired } from './expired.store.ts'

const HOUR_MS = 60 * 60 * 1000

/** Deletes what has expired: registrations, codes, sessions and counted attempts. Runs every hour. */
export const sweepAccountsJob = defineRecurringJob('sweep-accounts', {
  retryAfterMs: [HOUR_MS],
  goesOnAfterMs: HOUR_MS,
  run: async ({ db, now }) => {
    await deleteExpired(db, now)
    return new Date(now.getTime() + HOUR_MS)
  },
})

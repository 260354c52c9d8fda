import { purgeCheckouts } from '#server/buying/purge-checkouts.ts'
import { purgeActivities } from './activity/track-activity.ts'
import { purgeEvents } from './gateways/webhook-events.ts'
import { purgeGrievances } from './grievances/grievances.store.ts'
import { purgeUnconfirmed } from './newsletter/subscribers.store.ts'
import { purgeOrderNotices } from './orders/notices/notice-jobs.ts'
import { vacuumIfNobodyDoes } from './platform/db/vacuum.ts'
import { defineRecurringJob } from './platform/jobs/define-recurring-job.ts'
import { purgeFailedJobs } from './platform/jobs/jobs.store.ts'
import { loggedReason } from './platform/log-error.ts'
import { purgeDeletedUserTexts } from './privacy/delete-user-texts.ts'
import { purgeOldOrders } from './privacy/purge-old-orders.ts'
import { purgeMisses } from './search/misses.store.ts'
import { purgeSecurityEvents } from './security/purge-security-events.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const PURGES = [
  purgeActivities,
  purgeEvents,
  purgeCheckouts,
  purgeSecurityEvents,
  purgeUnconfirmed,
  purgeOrderNotices,
  purgeGrievances,
  purgeFailedJobs,
  purgeMisses,
  purgeOldOrders,
  purgeDeletedUserTexts,
  // Last, for the room that the others made.
  vacuumIfNobodyDoes,
]

/** Takes away what nobody needs any more, once a day. Each domain knows how long it keeps what. */
export const sweepShopJob = defineRecurringJob('sweep-shop', {
  retryAfterMs: [DAY_MS / 24],
  goesOnAfterMs: DAY_MS,
  run: async ({ db, now, log }) => {
    const faults: Error[] = []
    // One that fails does not keep the others from their work.
    for (const purge of PURGES) {
      await purge(db, now).catch((fault: Error) => {
        log.error({ purge: purge.name, err: fault }, 'old records could not be cleared')
        faults.push(fault)
      })
    }
    if (faults.length > 0) throw new Error(faults.map(loggedReason).join(' '))
    return new Date(now.getTime() + DAY_MS)
  },
})

import { purgeActivities } from './activity/track-activity.ts'
import { purgeEvents } from './gateways/webhook-events.ts'
import type { Db } from './platform/db/database.ts'
import { defineJob } from './platform/jobs/define-job.ts'
import { enqueue } from './platform/jobs/enqueue.ts'
import { purgeCheckouts } from './purchase/purge-checkouts.ts'
import { purgeSecurityEvents } from './security/purge-security-events.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Takes away what nobody needs any more, once a day. Each domain knows how long it keeps what. */
export const sweepShopJob = defineJob<object>('sweep-shop', {
  atOnce: 1,
  retryAfterMs: [DAY_MS / 24],
  run: async ({ db, now }) => {
    await purgeActivities(db, now)
    await purgeEvents(db, now)
    await purgeCheckouts(db, now)
    await purgeSecurityEvents(db, now)
    await keepSweepingShop(db, new Date(now.getTime() + DAY_MS))
  },
})

/** However many processes start, one sweep waits. */
export const keepSweepingShop = (db: Db, runAt: Date): Promise<void> =>
  enqueue(db, sweepShopJob, {}, { runAt, key: 'shop' })

import { batchCallsOn } from '#server/platform/batch-calls.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays, MOST_BETWEEN_LOOKS } from '#server/platform/jobs/define-job.ts'
import { enqueue, newJob } from '#server/platform/jobs/enqueue.ts'
import { newOrderNotice, type OrderNotice } from './new-order-notice.ts'
import { nextDigest } from './next-digest.ts'
import { deleteNoticesBefore, noteOrders, takeWaiting } from './notices.store.ts'
import { tellOfOrders } from './tell-of-orders.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** More go into a second mail. */
const MOST_IN_DIGEST = 500
/** Far longer than a job is tried. */
const KEEP_MS = 30 * DAY
const RETRY = growingDelays(MINUTE, 60 * MINUTE, DAY)

/** Owner and sellers hear of a new order by mail: off the order's path, and once, however often this runs. */
export const noticeOrderJob = defineJob<{ orderId: string }>('notice-order', {
  concurrency: MOST_BETWEEN_LOOKS,
  retryAfterMs: RETRY,
  run: async ({ db, now }, { orderId }) => {
    await noticeTogether(db, { orderId, now })
  },
})

export const orderNoticeJob = (orderId: string) => newJob(noticeOrderJob, { orderId })

export const digestOrdersJob = defineJob<object>('digest-orders', {
  concurrency: 1,
  retryAfterMs: RETRY,
  run: async ({ db, now }) => mailDigest(db, newOrderNotice(), now),
})

type Placed = { orderId: string; now: Date }

const noticeTogether = batchCallsOn(
  async (db, placed: Placed[]) => {
    const [first] = placed
    if (first)
      await noticeOrders(
        db,
        placed.map(({ orderId }) => orderId),
        newOrderNotice(),
        first.now,
      )
    return placed
  },
  ({ orderId }) => orderId,
)

/** What was noted before was told before: a job that runs a second time does nothing. */
export async function noticeOrders(db: Db, ids: readonly string[], how: OrderNotice, now: Date): Promise<void> {
  if (how === 'off') return
  await db.transaction().execute(async (tx) => {
    const fresh = await noteOrders(tx, ids, now, how === 'each')
    if (how === 'each') await tellOfOrders(tx, fresh, 'each')
    else if (fresh.length > 0) await enqueue(tx, digestOrdersJob, {}, { runAt: nextDigest(how, now), key: 'orders' })
  })
}

/** Whoever wants no mails any more does not get those that waited. */
export async function mailDigest(db: Db, how: OrderNotice, now: Date): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction().execute(async (tx) => {
      const ids = await takeWaiting(tx, now, MOST_IN_DIGEST)
      if (how !== 'off') await tellOfOrders(tx, ids, 'digest')
      return ids.length === MOST_IN_DIGEST
    })
  }
}

export const purgeOrderNotices = (db: Db, now: Date) => deleteNoticesBefore(db, new Date(now.getTime() - KEEP_MS))

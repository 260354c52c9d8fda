import { type Hold, holdEnd } from '#contract/checkout/hold.ts'
import { findCheckoutBatched, lockCheckout } from '#server/checkout/checkouts.store.ts'
import { releaseCheckout } from '#server/checkout/release-checkout.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { defineJob, growingDelays, MOST_BETWEEN_LOOKS } from '#server/platform/jobs/define-job.ts'
import { newJob, queued } from '#server/platform/jobs/enqueue.ts'
import { atMost } from '#server/platform/semaphore.ts'

const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND

const inTurn = atMost(2)

/**
 * Puts held pieces back when their time is over at the latest, without asking anybody: a provider that is away, gone or
 * refuses to answer keeps nothing off the shelf. Money that comes later is settled as any late payment. Nearly all have
 * become orders by then: many are looked at together.
 */
export const endHoldJob = defineJob<{ checkoutId: string }>('end-hold', {
  concurrency: MOST_BETWEEN_LOOKS,
  retryAfterMs: growingDelays(SECOND, 60 * SECOND, DAY),
  run: async ({ db, now }, { checkoutId }) => {
    if ((await findCheckoutBatched(db, checkoutId))?.status !== 'open') return
    await inTurn(() =>
      db.transaction().execute(async (tx) => {
        const checkout = await lockCheckout(tx, checkoutId)
        // Renewed meanwhile.
        if (holdEnd(checkout) > now) return writeTogether(tx, queued([holdEndJob(checkout)]))
        await releaseCheckout(tx, checkoutId)
      }),
    )
  },
})

export const holdEndJob = (checkout: Hold & { id: string }) =>
  newJob(endHoldJob, { checkoutId: checkout.id }, { runAt: holdEnd(checkout), key: checkout.id })

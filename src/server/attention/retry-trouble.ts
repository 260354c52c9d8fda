import type { retryTroubleCall } from '#contract/attention/attention.endpoints.ts'
import type { AttentionKind } from '#contract/attention/attention-kinds.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { hurryJobs, retryFailedJob } from '#server/platform/jobs/jobs.store.ts'
import { cancelOrderJob } from '#server/purchase/cancellation.ts'
import { retryRefund } from '#server/purchase/retry-refund.ts'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { queueShipmentAgain } from '#server/shipping/queue-shipment.ts'
import { waitingForWallet } from '#server/shipping/shipments.store.ts'
import { trackAtOnce } from '#server/shipping/track-shipments.ts'
import { recordAction, troubleToMend } from './at-the-desk.ts'

/** More wait longer; trying again once more takes the next ones. */
const MOST_PARCELS = 500

type Retry = {
  run: (tx: Db, subject: string, now: Date) => Promise<unknown>
  /** For the history of the order. */
  words: string
  message: string
}

const RETRIES: Partial<Record<AttentionKind, Retry>> = {
  walletEmpty: {
    run: async (tx) => {
      // Orders are locked by their id, as everywhere.
      const orderIds = (await waitingForWallet(tx, MOST_PARCELS)).sort()
      for (const orderId of orderIds) await queueShipmentAgain(tx, orderId)
    },
    words: 'Shipment sent again',
    message: 'The courier is being asked again for all of them.',
  },
  refundFailed: {
    run: retryRefund,
    words: 'Refund tried again',
    message: 'The refund is being tried again.',
  },
  parcelRunaway: {
    run: (tx, orderId) => enqueue(tx, cancelShipmentJob, { orderId }, { key: orderId }),
    words: 'Courier asked again to stop the parcel',
    message: 'The courier is being asked to stop the parcel.',
  },
  bookingRefused: {
    run: queueShipmentAgain,
    words: 'Shipment sent again',
    message: 'The courier is being asked again.',
  },
  notSent: { run: queueShipmentAgain, words: 'Shipment sent again', message: 'The courier is being asked again.' },
  cancelWaiting: {
    run: (tx, orderId) => enqueue(tx, cancelOrderJob, { orderId }, { key: orderId }),
    words: 'Courier asked again to cancel',
    message: 'The courier is being asked again.',
  },
  parcelStuck: { run: trackAtOnce, words: 'Courier asked where the parcel is', message: 'The courier is being asked.' },
  mailFailed: { run: retryFailedJob, words: 'Mail sent again', message: 'The mail is on its way.' },
  jobsStuck: { run: hurryJobs, words: 'Tried again', message: 'All of them are being tried again.' },
  jobFailed: { run: retryFailedJob, words: 'Task tried again', message: 'It is being tried again.' },
}

/** Tries again what failed. What that means depends on what it is; it runs after the answer, as it did the first time. */
export async function retryTrouble(
  ctx: Ctx,
  asked: ParsedInput<typeof retryTroubleCall>,
): Promise<AnswerOf<typeof retryTroubleCall>> {
  return ctx.db.transaction().execute(async (tx) => {
    const trouble = await troubleToMend(ctx, tx, asked, 'retry')
    const retry = RETRIES[trouble.kind]
    if (!retry) throw new Error(`nobody knows how to try again: ${trouble.kind}`)
    await retry.run(tx, trouble.subject, ctx.now)
    await recordAction(ctx, tx, trouble, { action: 'retry', words: retry.words })
    return { message: retry.message }
  })
}

import { attentionFailures, type retryTroubleCall } from '#contract/attention/attention.endpoints.ts'
import type { AttentionKind } from '#contract/attention/attention-kinds.ts'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { retryFailedJob, runJobsNow } from '#server/platform/jobs/jobs.store.ts'
import { cancelOrderJob } from '#server/refunds/cancellation.ts'
import { retryRefund } from '#server/refunds/retry-refund.ts'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { queueShipmentAgain } from '#server/shipping/queue-shipment.ts'
import { rebookTakenNumber } from '#server/shipping/rebook-shipment.ts'
import { waitingForWallet } from '#server/shipping/shipments.store.ts'
import { trackAtOnce } from '#server/shipping/track-shipments.ts'
import { recordAction, troubleToMend } from './at-the-desk.ts'

/** More wait longer; trying again once more takes the next ones. */
const MOST_PARCELS = 500

type Retry = {
  /** Answers false when there is nothing left to try: somebody has dealt with it meanwhile. */
  run: (tx: Db, subject: string, now: Date) => Promise<boolean>
  /** For the history of the order, where it is about one. */
  entry?: AuditAction
  message: string
}

/** Tries what can be tried at any time. */
const always = (run: (tx: Db, subject: string) => Promise<void>) => async (tx: Db, subject: string) => {
  await run(tx, subject)
  return true
}

const RETRIES: Partial<Record<AttentionKind, Retry>> = {
  walletEmpty: {
    run: async (tx) => {
      let isAny = false
      // Orders are locked by their id, as everywhere.
      for (const orderId of (await waitingForWallet(tx, MOST_PARCELS)).sort()) {
        isAny = (await queueShipmentAgain(tx, orderId)) || isAny
      }
      return isAny
    },
    message: 'We’re booking the courier again for all waiting orders.',
  },
  balanceLow: {
    run: always(runJobsNow),
    message: 'We’re trying the refunds again.',
  },
  refundFailed: {
    run: retryRefund,
    entry: 'refundRetried',
    message: 'Trying the refund again.',
  },
  parcelRunaway: {
    run: always((tx, orderId) => enqueue(tx, cancelShipmentJob, { orderId }, { key: orderId })),
    entry: 'stopRequestedAgain',
    message: 'We’re asking the courier to stop the parcel.',
  },
  numberTaken: {
    run: rebookTakenNumber,
    entry: 'bookedUnderNewNumber',
    message: 'We’re booking the courier under a new number.',
  },
  bookingRefused: {
    run: queueShipmentAgain,
    entry: 'bookingRetried',
    message: 'We’re booking the courier again.',
  },
  notSent: { run: queueShipmentAgain, entry: 'bookingRetried', message: 'We’re booking the courier again.' },
  cancelWaiting: {
    run: always((tx, orderId) => enqueue(tx, cancelOrderJob, { orderId }, { key: orderId })),
    entry: 'cancellationRequestedAgain',
    message: 'We’re asking the courier again.',
  },
  parcelStuck: {
    run: always(trackAtOnce),
    entry: 'locationRequested',
    message: 'We’re asking the courier where the parcel is.',
  },
  mailFailed: { run: retryFailedJob, message: 'We’re sending the email again.' },
  jobsWaiting: { run: always(runJobsNow), message: 'We’ve asked for them to run.' },
  jobsStuck: { run: always(runJobsNow), message: 'We’re trying all of them again.' },
  jobFailed: { run: retryFailedJob, entry: 'taskRetried', message: 'We’re trying it again.' },
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
    if (!(await retry.run(tx, trouble.subject, ctx.now))) throw new Failure(attentionFailures.gone)
    await recordAction(ctx, tx, trouble, { action: 'retry', entry: retry.entry })
    return { message: retry.message }
  })
}

import type { QueuedJob } from '#server/platform/jobs/enqueue.ts'

/** Queued when a courier tells that a parcel is lost, damaged or back. The work is a flow's: refund-undelivered.ts. */
export const undeliveredParcel: QueuedJob<{ orderId: string }> = { name: 'refund-undelivered' }

/** How a dispute stands, in the provider's words. */
export const DISPUTE_STATUSES = ['open', 'action_required', 'under_review', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

const ENDED: readonly DisputeStatus[] = ['won', 'lost', 'closed']

type Told = { status: DisputeStatus; toldAt: Date }

/** Whether news of a dispute counts beside what is known: events come in any order, and an end is one. */
export const isNewsOfDispute = (known: Told, told: Told): boolean =>
  !ENDED.includes(known.status) && (ENDED.includes(told.status) || told.toldAt > known.toldAt)

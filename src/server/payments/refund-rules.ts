import type { Paise } from '#contract/catalog/money.ts'
import type { Refund } from './refunds.store.ts'

/** A refund as the provider tells of it. */
type Told = { id: string; status: 'pending' | 'processed' | 'failed'; amountPaise: Paise }

/**
 * The key by which the provider recognises a repeated request. It changes only once the provider has said no: a request
 * that was never answered may have been carried out, so it is repeated under its own key.
 */
export const refundKey = ({ id, attempt }: Pick<Refund, 'id' | 'attempt'>) => (attempt === 1 ? id : `${id}-${attempt}`)

/** What of a payment is neither back nor meant to go back. */
export const leftOf = (paidPaise: Paise, refunds: readonly Pick<Refund, 'amountPaise'>[]): Paise =>
  refunds.reduce((left, { amountPaise }) => left - amountPaise, paidPaise)

/** How many pieces of a line go back, or went. */
export const refundedPieces = (refunds: readonly Pick<Refund, 'lines'>[], place: number) =>
  refunds.flatMap(({ lines }) => lines).reduce((sum, line) => (line.place === place ? sum + line.quantity : sum), 0)

export const refundedOf = (refunds: readonly Pick<Refund, 'status' | 'amountPaise'>[]): Paise =>
  refunds.reduce((sum, { status, amountPaise }) => (status === 'processed' ? sum + amountPaise : sum), 0)

/**
 * Which of our refunds the provider speaks of: the one of its id, or else one of the same amount that still waits for its
 * money, as when the news overtakes the answer to our request, or when somebody was quicker in the provider's dashboard.
 * Undefined when we know of none.
 */
export function refundTold<Known extends Pick<Refund, 'providerId' | 'status' | 'amountPaise'>>(
  refunds: readonly Known[],
  told: Told,
): Known | undefined {
  const known = refunds.find(({ providerId }) => providerId === told.id)
  if (known || told.status === 'failed') return known
  const isWaiting = ({ status, providerId }: Known) => status === 'failed' || (status === 'due' && !providerId)
  return refunds.find((refund) => isWaiting(refund) && refund.amountPaise === told.amountPaise)
}

/** Where a refund goes from where it is. Undefined: nothing new, or older than what we know. */
export function nextRefundStatus(
  { status, providerId }: Pick<Refund, 'status' | 'providerId'>,
  told: Told,
): 'requested' | 'processed' | 'failed' | undefined {
  if (status === 'processed') return undefined
  if (told.status === 'processed') return 'processed'
  if (status === 'failed') return told.status === 'pending' && providerId !== told.id ? 'requested' : undefined
  if (told.status === 'failed') return 'failed'
  return status === 'due' ? 'requested' : undefined
}

const HOUR_MS = 60 * 60 * 1000
/** Banks say yes up to three days late; whoever pays later than that means it. */
const LATEST_MS = 73 * HOUR_MS

type Paying = {
  /** When the shopper went to pay for the draft. */
  openedAt: Date
  /** When the money came. */
  paidAt: Date
}

/**
 * Whether a payment is one too many: the same shopper has bought the same draft by another payment since they went to
 * pay this one, so they did not know of that order when they paid. A draft that somebody goes to pay once its order is
 * there is a purchase of its own, however soon.
 */
export const isPaidTwice = ({ openedAt, paidAt }: Paying, orderedAt: Date): boolean =>
  paidAt.getTime() - openedAt.getTime() <= LATEST_MS && orderedAt > openedAt

/** How long after delivery something may be sent back. */
const RETURN_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

export const mayReturn = (deliveredAt: Date | null, now: Date) =>
  deliveredAt !== null && now.getTime() - deliveredAt.getTime() < RETURN_DAYS * DAY_MS

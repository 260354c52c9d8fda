const DAY_MS = 24 * 60 * 60 * 1000

/** So many days after delivery something may be sent back, as they were promised with the order. */
export const mayReturn = (deliveredAt: Date | null, returnDays: number, now: Date) =>
  deliveredAt !== null && now.getTime() - deliveredAt.getTime() < returnDays * DAY_MS

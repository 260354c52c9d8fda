import type { Change } from './cache-changes.ts'

/** How far a kept answer has fallen behind. */
export type Age = {
  madeAt: number
  /** Since when something it shows has changed; it may be handed out a moment longer. */
  oldSince?: number
  /** Shows a price that has changed or a product that is gone: kept only for when the database is away. */
  isInvalid?: true
}

/** What is trending moves without a change of the catalogue: after this time a page is made anew … */
export const FRESH_FOR_MS = 5 * 60_000
/** … and handed out as it was this long at most, until that is done. */
const USABLE_FOR_MS = 2 * FRESH_FOR_MS
/** How far a page may be behind a change that is not urgent. */
const OLD_FOR_MS = 2_000

/** Whether it may be handed out, while it is made anew if that can be done in the background. */
export function isUsable(
  { madeAt, oldSince = Number.POSITIVE_INFINITY, isInvalid, renew }: Age & { renew?: unknown },
  now: number,
) {
  if (isInvalid) return false
  if (!renew) return now - madeAt <= FRESH_FOR_MS
  return now - oldSince <= OLD_FOR_MS && now - madeAt <= USABLE_FOR_MS
}

/** What changes that came while a page was made mean for it: they may or may not be in it. */
export function invalidationOf(
  missed: readonly Change[],
  tags: readonly string[],
  isRenewable: boolean,
): 'hard' | 'soft' | undefined {
  const touches = (names: readonly string[]) => names.some((name) => tags.includes(name))
  if (missed.some((one) => one === 'everything' || touches(one.hard))) return 'hard'
  if (!missed.some((one) => one !== 'everything' && touches(one.soft))) return
  return isRenewable ? 'soft' : 'hard'
}

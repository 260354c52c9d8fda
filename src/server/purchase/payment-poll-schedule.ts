const MINUTE_MS = 60_000

/** How long the pieces of a checkout are kept for whoever is paying. */
export const HOLD_MS = 15 * MINUTE_MS

/**
 * When the provider is asked about a checkout whose payment we have not heard of. Browsers close and webhooks get lost
 * within minutes; banks take up to three days to say yes after all.
 */
const POLL_AFTER_MS = [2, 5, 10, 15, 16, 30, 60, 6 * 60, 24 * 60, 73 * 60].map((minutes) => minutes * MINUTE_MS)

/** When to ask next after a moment; undefined when there is nothing to be expected any more. */
export function nextPollAt(opened: Date, after: Date): Date | undefined {
  const next = POLL_AFTER_MS.find((delay) => opened.getTime() + delay > after.getTime())
  return next === undefined ? undefined : new Date(opened.getTime() + next)
}

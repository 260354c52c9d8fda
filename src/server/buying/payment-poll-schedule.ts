import { HOLD_MS } from '#contract/checkout/hold.ts'
import { nextInSchedule } from '#server/platform/jobs/next-in-schedule.ts'

const MINUTE_MS = 60_000

/**
 * When the provider is asked about a checkout whose payment we have not heard of. Browsers close and webhooks get lost
 * within minutes; banks take up to three days to say yes after all.
 */
const POLL_AFTER_MS = [
  ...[2, 5, 10].map((minutes) => minutes * MINUTE_MS),
  HOLD_MS,
  ...[16, 30, 60, 6 * 60, 24 * 60, 73 * 60].map((minutes) => minutes * MINUTE_MS),
]

/** When to ask next after a moment; undefined when there is nothing to be expected any more. */
export const nextPollAt = (opened: Date, after: Date) => nextInSchedule(POLL_AFTER_MS, opened, after)

type Swept = { createdAt: Date; expiresAt: Date; status: string }

/** The same, and also at the very end of a hold, so that pieces are not kept longer. */
export function nextSweepAt({ createdAt, expiresAt, status }: Swept, after: Date): Date | undefined {
  const poll = nextPollAt(createdAt, after)
  const ends = status === 'open' && expiresAt > after
  return ends && (!poll || expiresAt < poll) ? expiresAt : poll
}

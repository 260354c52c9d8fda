import { nextInSchedule } from '#server/platform/jobs/next-in-schedule.ts'

const MINUTE_MS = 60_000
const [HOUR, DAY] = [60, 24 * 60]

/**
 * When the provider is asked what became of a refund that it took. Most are done within minutes and told by an event;
 * banks may take three weeks, and after that a person has to ask.
 */
const CHECK_AFTER_MS = [10, HOUR, 6 * HOUR, DAY, 2 * DAY, 4 * DAY, 7 * DAY, 10 * DAY, 14 * DAY, 21 * DAY].map(
  (minutes) => minutes * MINUTE_MS,
)

/** When to ask next after a moment; undefined when it was asked often enough. */
export const nextRefundCheck = (takenAt: Date, after: Date) => nextInSchedule(CHECK_AFTER_MS, takenAt, after)

import type { Cap } from './security-events.store.ts'

const HOUR_MS = 60 * 60 * 1000

/** Of one kind about one account in an hour: more tell nothing new. */
const SAME_EVENT = 60
/** Failures about one account, failures of nobody from one address, and all failures together, in an hour. */
const FAILURES_OF_ACCOUNT = 10
const FAILURES_FROM_ADDRESS = 10
const ALL_FAILURES = 500

/** How many events are written down before the table has enough: nobody fills it by trying, or by logging in and out. */
export function capsOf({ event, subject_id, at }: { event: string; subject_id: string | null; at: Date }): Cap[] {
  const since = new Date(at.getTime() - HOUR_MS)
  const isFailure = event.endsWith('-failed')
  const caps: Cap[] = subject_id
    ? [{ of: 'subject', max: isFailure ? FAILURES_OF_ACCOUNT : SAME_EVENT, since }]
    : [{ of: 'nobody-at-address', max: FAILURES_FROM_ADDRESS, since }]
  return isFailure ? [...caps, { of: 'all-failures', max: ALL_FAILURES, since }] : caps
}

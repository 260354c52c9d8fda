import { sql } from 'kysely'
import { JOBS_STUCK_AFTER_MS, JOBS_WAIT_AFTER_MS } from '#contract/attention/attention-kinds.ts'
import { KNOWN_JOBS } from '#contract/attention/job-names.ts'
import { before, type TroubleQuery } from './trouble-query.ts'

/** What these are for shows as a kind of its own, with the order. */
const TOLD_OTHERWISE = sql`('send-shipment', 'cancel-order')`
/** A refund that is known to have failed shows as that; one that came through needs nobody. */
const ASKED_OF_REFUND = sql`
  jobs.name = 'refund-payment' and exists (
    select from refunds
    where refunds.id = (jobs.data ->> 'refundId')::uuid and refunds.status in ('failed', 'processed')
  )`
/** What keeps it is on the desk as a kind of its own. */
const KNOWN_TROUBLE = sql`
  name = 'refund-payment' and exists (
    select from refunds where refunds.id = (jobs.data ->> 'refundId')::uuid and refunds.trouble is not null
  )`
/** Once is nothing; a task that failed so often will not mend by itself. */
const FEW_TRIES = 3

/** What the shop was to do by itself and could not. */
export function jobTroubles(now: Date): readonly TroubleQuery[] {
  const hourAgo = before(now, JOBS_STUCK_AFTER_MS)
  const due = sql`failed_at is null and run_at < ${before(now, JOBS_WAIT_AFTER_MS)} and name = any(${KNOWN_JOBS}::text[])`
  const failed = { subject: sql`jobs.id`, since: sql`jobs.failed_at`, error: sql`jobs.last_error` }
  return [
    {
      kind: 'jobsWaiting',
      subject: sql`'jobs'`,
      since: sql`min(overdue.run_at)`,
      count: sql`count(*)`,
      // Whoever works has taken something, until a moment that is yet to come.
      from: sql`
        from (select run_at from jobs where ${due}) as overdue
        where not exists (select from jobs where failed_at is null and lease is not null and run_at > ${now})
        having count(*) > 0`,
    },
    {
      kind: 'mailFailed',
      ...failed,
      to: sql`jobs.data ->> 'to'`,
      about: sql`jobs.data ->> 'subject'`,
      isWhole: sql`jobs.data ? 'html'`,
      from: sql`from jobs where jobs.failed_at is not null and jobs.name = 'send-mail'`,
    },
    {
      kind: 'jobsStuck',
      subject: sql`stuck.name`,
      since: sql`min(stuck.created_at)`,
      count: sql`count(*)`,
      code: sql`stuck.name`,
      error: sql`max(stuck.last_error)`,
      // Tried in vain, or due for long and not even tried: nobody works it off.
      from: sql`
        from (
          select id, name, created_at, last_error from jobs
          where failed_at is null and last_error is not null and attempts >= ${FEW_TRIES} and created_at < ${hourAgo}
            and not (${KNOWN_TROUBLE})
          union
          select id, name, created_at, last_error from jobs where failed_at is null and run_at < ${hourAgo}
        ) as stuck
        where stuck.name not in ${TOLD_OTHERWISE}
        group by stuck.name`,
    },
    {
      kind: 'jobFailed',
      ...failed,
      orderId: sql`jobs.data ->> 'orderId'`,
      code: sql`jobs.name`,
      from: sql`
        from jobs where jobs.failed_at is not null and jobs.name <> 'send-mail'
          and jobs.name not in ${TOLD_OTHERWISE} and not (${ASKED_OF_REFUND})`,
    },
    {
      kind: 'eventsUnread',
      subject: sql`provider_events.provider`,
      since: sql`min(provider_events.received_at)`,
      latest: sql`max(provider_events.received_at)`,
      count: sql`count(*)`,
      code: sql`provider_events.provider`,
      from: sql`from provider_events where not provider_events.is_readable group by provider_events.provider`,
    },
  ]
}

import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { type Statement, writeTogether } from '../db/write-together.ts'
import { newId } from '../ids.ts'
import type { Job } from './define-job.ts'
import { withTrace } from './traced-data.ts'

/** A notice says in how many milliseconds there is something to do; an empty one, that there may be at once. */
export const JOBS_CHANNEL = 'jobs'

/**
 * What whoever queues a job has to know of it. A ledger queues the work of a flow above it by this, without looking up;
 * `keep` is only there for the type of the data.
 */
export type QueuedJob<Data> = Pick<Job<Data>, 'name' | 'keep'>

type When = {
  runAt?: Date
  /**
   * While a job of this name and key waits, no second one is added; asked for earlier, it runs earlier. One that was
   * given up is replaced.
   */
  key?: string
}

type NewJob = { id: string; name: string; data: unknown; key: string | null; run_at: Date | null }

/** A job that is noted together with others (queued). */
export const newJob = <Data>(job: QueuedJob<Data>, data: Data, { runAt, key }: When = {}): NewJob => ({
  id: newId(),
  name: job.name,
  data: withTrace(data),
  key: key ?? null,
  run_at: runAt ?? null,
})

/** Notes a job. Inside a transaction it exists, and wakes the process that runs it, only when that commits. */
export const enqueue = <Data>(db: Db, job: QueuedJob<Data>, data: Data, when?: When): Promise<void> =>
  writeTogether(db, queued([newJob(job, data, when)]))

/** In how many milliseconds the first of these is due, as the notice of them says. */
const firstDueIn = (jobs: readonly NewJob[]) =>
  Math.max(0, Math.min(...jobs.map((job) => (job.run_at?.getTime() ?? 0) - Date.now())))

/** What notes jobs, none of them twice, for whoever writes something else with them. */
export function queued(jobs: readonly NewJob[]): Statement[] {
  const noted = sql`
    insert into jobs (id, name, data, key, run_at)
    select id, name, data, key, coalesce(run_at, clock_timestamp())
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as job (id uuid, name text, data jsonb, key text, run_at timestamptz)
    on conflict (name, key) where key is not null and lease is null and failed_at is null
    do update set run_at = least(jobs.run_at, excluded.run_at)
    returning pg_notify(${JOBS_CHANNEL}, ${String(firstDueIn(jobs))})`
  const keyed = jobs.filter(({ key }) => key !== null)
  if (keyed.length === 0) return [noted]
  const givenUp = sql`
    delete from jobs
    using unnest(${keyed.map(({ name }) => name)}::text[], ${keyed.map(({ key }) => key)}::text[]) as again (name, key)
    where jobs.name = again.name and jobs.key = again.key and jobs.failed_at is not null`
  return [givenUp, noted]
}

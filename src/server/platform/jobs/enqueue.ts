import { type Expression, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'
import type { Job } from './define-job.ts'

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

/** Notes a job. Inside a transaction it exists, and wakes the process that runs it, only when that commits. */
export async function enqueue<Data>(
  db: Db,
  job: QueuedJob<Data>,
  data: Data,
  { runAt, key }: When = {},
): Promise<void> {
  const due: Expression<Date> = runAt ? sql`${runAt}::timestamptz` : sql`clock_timestamp()`
  await sql`
    with replaced as (
      delete from jobs where name = ${job.name} and key = ${key ?? null} and failed_at is not null
    ), noted as (
      insert into jobs (id, name, data, key, run_at)
      values (${newId()}, ${job.name}, ${JSON.stringify(data)}::jsonb, ${key ?? null}, ${due})
      on conflict (name, key) where key is not null and lease is null and failed_at is null
      do update set run_at = least(jobs.run_at, excluded.run_at)
    )
    select pg_notify(${JOBS_CHANNEL}, '')
  `.execute(db)
}

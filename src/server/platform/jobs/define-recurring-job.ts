import type { Db } from '../db/database.ts'
import type { Job, JobCtx } from './define-job.ts'
import { enqueue, newJob, type QueuedJob } from './enqueue.ts'

type Recurring = Pick<Job<object>, 'retryAfterMs'> & {
  /** Answers when it runs next; undefined where it has nothing left to do until it is scheduled again. */
  run: (ctx: JobCtx) => Promise<Date | undefined>
  /** Given up, it runs again after this long all the same. */
  goesOnAfterMs: number
}

/** A job that runs again and again; `run-job.ts` notes its next run together with the end of this one. */
export const defineRecurringJob = (name: string, job: Recurring): Job<object> => ({ ...job, name, concurrency: 1 })

/** However often it is scheduled, and by however many processes, one run waits: the earliest. */
const ONE = { key: 'one' }

export const schedule = (db: Db, job: QueuedJob<object>, runAt?: Date): Promise<void> =>
  enqueue(db, job, {}, { ...ONE, ...(runAt && { runAt }) })

/** For what is noted together with others (queued). */
export const scheduled = (job: QueuedJob<object>, runAt: Date) => newJob(job, {}, { ...ONE, runAt })

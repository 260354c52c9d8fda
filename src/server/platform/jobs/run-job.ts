import { setTimeout } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import { databaseFaultOf } from '../db/database-fault.ts'
import { loggedReason } from '../log-error.ts'
import { inSpan, startTrace } from '../tracing/tracing.ts'
import type { Job, JobCtx } from './define-job.ts'
import { FinalFailure } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { countJob } from './job-metrics.ts'
import { extendLease, finishJobs, giveUpJob, postponeJob, type TakenJob } from './jobs.store.ts'
import { withoutTrace } from './traced-data.ts'

export type RunningJob = {
  name: string
  /** Resolves, never rejects, when nothing of the job is under way any more; says whether it is done for good. */
  ended: Promise<boolean>
  abort: () => void
}

const NOTE_AGAIN_AFTER_MS = 500

type Shared = Pick<JobCtx, 'db' | 'gateways' | 'log'> & {
  /** Notes that it is done; by itself unless told otherwise. */
  finish?: (job: TakenJob) => Promise<unknown>
}

/** One try of one job, from taken to finished, put back or given up. */
export function runJob<Data>(given: Shared, job: Job<Data>, found: TakenJob, leaseMs: number): RunningJob {
  const { data, queuedBy } = withoutTrace(found.data)
  const taken = { ...found, data }
  const { finish = (done) => finishJobs(db, [done]), ...shared } = given
  const { db, log } = shared
  const abortion = new AbortController()
  const about = { job: job.name, id: taken.id, attempt: taken.attempts }

  async function run(): Promise<boolean> {
    const startedAt = performance.now()
    const alive = setInterval(() => stayOurs().catch(() => undefined), leaseMs / 3)
    try {
      const { next, failed } = await attempt().then(
        (answer) => ({ next: answer instanceof Date ? answer : undefined, failed: undefined }),
        (error: unknown) => ({ next: undefined, failed: { error } }),
      )
      const ms = performance.now() - startedAt
      countJob(job.name, failed ? (nextTryAfterMs(failed.error) === undefined ? 'given up' : 'failed') : 'done', ms)
      await (failed ? putAway(failed.error) : note(() => (next ? finishAndRepeat(next) : finish(taken))))
      return !failed
    } finally {
      clearInterval(alive)
    }
  }

  /** What came of it is noted also when the database is away just then: else what was done would be done again. */
  async function note(write: () => Promise<unknown>): Promise<void> {
    const ourUntil = Date.now() + leaseMs
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        const mayGoOn = Date.now() < ourUntil && !abortion.signal.aborted
        if (!databaseFaultOf(error) || !mayGoOn) throw error
        await setTimeout(NOTE_AGAIN_AFTER_MS)
      }
    }
  }

  async function attempt() {
    if (taken.attempts > job.retryAfterMs.length + 1) throw new FinalFailure('the process ended at each try')
    // By the clock that says when it is due: by one that is behind, its next time would be over before it is noted.
    const isLastTry = taken.attempts > job.retryAfterMs.length
    const ctx: JobCtx = { ...shared, now: taken.takenAt, id: taken.id, isLastTry, signal: abortion.signal }
    const span = startTrace({ name: `job ${job.name}`, kind: 'consumer', link: queuedBy })
    return inSpan(span, () => untilAborted(job.run(ctx, taken.data as Data), abortion.signal))
  }

  async function stayOurs(): Promise<void> {
    if (!(await extendLease(db, taken, leaseMs))) abortion.abort()
  }

  /** Undefined when the last try was this one. */
  const nextTryAfterMs = (error: unknown) =>
    error instanceof FinalFailure ? undefined : abortion.signal.aborted ? 0 : job.retryAfterMs[taken.attempts - 1]

  async function putAway(error: unknown): Promise<void> {
    const reason = error instanceof Error ? loggedReason(error) : String(error)
    const afterMs = nextTryAfterMs(error)
    if (afterMs === undefined) {
      log.error({ ...about, reason }, 'job given up')
      return note(() => giveUp(reason))
    }
    log.warn({ ...about, reason, afterMs }, 'job failed, will be tried again')
    await note(() => postponeJob(db, taken, afterMs, reason))
  }

  const repeat = (tx: Db, runAt: Date) =>
    enqueue(tx, job, taken.data as Data, { runAt, ...(taken.key && { key: taken.key }) })

  /** In one transaction: a recurring job never runs out because a process died. */
  const finishAndRepeat = (runAt: Date) =>
    db.transaction().execute(async (tx) => {
      await repeat(tx, runAt)
      await finishJobs(tx, [taken])
    })

  /** A recurring job is noted before this run is put away, so that staff see the fault until a later run goes well. */
  const giveUp = (reason: string) =>
    db.transaction().execute(async (tx) => {
      if (job.goesOnAfterMs !== undefined) await repeat(tx, new Date(Date.now() + job.goesOnAfterMs))
      await giveUpJob(tx, taken, reason, job.keep ? job.keep(taken.data as Data) : taken.data)
    })

  const ended = run().catch((error) => {
    log.error({ ...about, err: error }, 'job could not be put away')
    return false
  })
  return { name: job.name, ended, abort: () => abortion.abort() }
}

/** A job that does not listen to its signal is left alone: nobody waits for it any longer. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(new Error('stopped before it was done'))
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

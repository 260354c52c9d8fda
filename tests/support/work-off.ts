import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { vi } from 'vitest'
import type { Gateways } from '#server/gateways/gateways.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type TakenJob, takeJobs } from '#server/platform/jobs/jobs.store.ts'
import { runJob } from '#server/platform/jobs/run-job.ts'
import type { AnyJob } from '#server/platform/jobs/start-jobs.ts'

const LEASE_MS = 60_000

/** Runs what is due, and what that makes due, until nothing of these kinds is; or at most so many. */
export async function workOff(
  db: Db,
  gateways: Partial<Gateways>,
  jobs: readonly AnyJob[],
  atMost = Number.POSITIVE_INFINITY,
  log: FastifyBaseLogger = pino({ level: 'silent' }),
  clockOf: (taken: TakenJob) => Date = testClock,
): Promise<void> {
  for (let run = 0; run < atMost; run += 1) {
    const taken = await takeDue(db, jobs)
    const job = jobs.find(({ name }) => name === taken?.name)
    if (!taken || !job) return
    const atItsTime = { ...taken, takenAt: clockOf(taken) }
    await runJob({ db, gateways: gateways as Gateways, log }, job, atItsTime, LEASE_MS).ended
  }
}

/** A test that sets the clock sets the one of its jobs too. */
const testClock = ({ takenAt }: TakenJob) => (vi.isFakeTimers() ? new Date() : takenAt)

/** What the clock of the database says, as in the shop. */
export const databaseClock = ({ takenAt }: TakenJob) => takenAt

/** One at a time, of whichever kind is due longest. */
async function takeDue(db: Db, jobs: readonly AnyJob[]): Promise<TakenJob | undefined> {
  const names = jobs.map(({ name }) => name)
  const first = await db
    .selectFrom('jobs')
    .select('name')
    .where('name', 'in', names)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst()
  if (!first) return undefined
  return (await takeJobs(db, [{ name: first.name, most: 1 }], LEASE_MS)).jobs[0]
}

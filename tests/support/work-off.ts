import { pino } from 'pino'
import type { Gateways } from '#server/gateways/gateways.ts'
import type { Db } from '#server/platform/db/database.ts'
import { takeJob } from '#server/platform/jobs/jobs.store.ts'
import { runJob } from '#server/platform/jobs/run-job.ts'
import type { AnyJob } from '#server/platform/jobs/start-jobs.ts'

const LEASE_MS = 60_000

/** Runs what is due, and what that makes due, until nothing of these kinds is; or at most so many. */
export async function workOff(
  db: Db,
  gateways: Partial<Gateways>,
  jobs: readonly AnyJob[],
  atMost = Number.POSITIVE_INFINITY,
): Promise<void> {
  const log = pino({ level: 'silent' })
  for (let run = 0; run < atMost; run += 1) {
    const taken = await takeJob(
      db,
      jobs.map(({ name }) => name),
      LEASE_MS,
    )
    const job = jobs.find(({ name }) => name === taken?.name)
    if (!taken || !job) return
    await runJob({ db, gateways: gateways as Gateways, log }, job, taken, LEASE_MS).ended
  }
}

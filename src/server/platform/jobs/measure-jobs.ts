import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'

/** How long the job has waited that is due longest; what is under way is due when its lease ends. */
const oldestWait = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - min(run_at))::float8 as seconds
    from jobs where failed_at is null and run_at < clock_timestamp()`.execute(db)
  return rows[0]?.seconds ?? 0
}

/** Nobody waits for the database to be measured: what is answered is the sample of the time before. */
export function measureJobs(registry: Registry, db: Db): void {
  let seconds = 0
  new Gauge({
    name: 'jobs_oldest_waiting_seconds',
    help: 'How long the job that is due longest has waited; it grows where no process runs jobs',
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(seconds)
      oldestWait(db).then(
        (now) => {
          seconds = now
        },
        // A database that is away is a metric of its own.
        () => undefined,
      )
    },
  })
}

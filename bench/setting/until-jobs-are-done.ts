import { setTimeout } from 'node:timers/promises'
import type { Database } from '#server/platform/db/database.ts'

const LOOK_EVERY_MS = 20

/** Waits until the shop has done what it put off while it sold. Answers how long that took, in milliseconds. */
export async function untilJobsAreDone({ pool }: Database): Promise<number> {
  const from = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      'select count(*) as left from jobs where failed_at is null and run_at <= clock_timestamp()',
    )
    if (rows[0]?.left === 0) return performance.now() - from
    await setTimeout(LOOK_EVERY_MS)
  }
}

import { join } from 'node:path'
import type { Db } from '../platform/db/database.ts'
import { defineRecurringJob, schedule } from '../platform/jobs/define-recurring-job.ts'
import { backupName, keepNewest, lastBackupIn, prepareFolder } from './backup-folder.ts'
import { saveInProcess } from './save-in-process.ts'

export type Backups = { folder: string; everyMs: number; keep: number }

const NAME = 'make-backup'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Saves the shop and takes the oldest backups away. Tried once more, then it is on the desk of the staff until one goes well; one
 * that nobody has begun an hour after its time is there too. Only processes that know the folder have this job: one without
 * it would let it fall silently.
 */
export const makeBackupJob = ({ folder, everyMs, keep }: Backups, save = saveInProcess) =>
  defineRecurringJob(NAME, {
    retryAfterMs: [5 * MINUTE_MS],
    goesOnAfterMs: HOUR_MS,
    run: async ({ now, signal }) => {
      await prepareFolder(folder)
      await save(join(folder, backupName(now)), signal)
      // Only now: a disk that is full of good backups is better than an empty one.
      await keepNewest(folder, keep)
      return new Date(now.getTime() + everyMs)
    },
  })

/** However many processes start, one backup waits: at once, or when the newest is old enough. */
export async function keepBackingUp(db: Db, { folder, everyMs }: Backups, now: Date): Promise<void> {
  const last = await lastBackupIn(folder)
  await schedule(db, { name: NAME }, last ? new Date(Math.max(now.getTime(), last.getTime() + everyMs)) : now)
}

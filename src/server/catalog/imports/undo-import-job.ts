import { setTimeout } from 'node:timers/promises'
import { defineJob, type Job } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { BATCH, BREAK_MS, RETRY_AFTER_MS } from './batches.ts'
import { changesAbove } from './imported-changes.store.ts'
import { finishUndo, lockUndo, runningUndo } from './running-undo.store.ts'
import { undoRows } from './undo-rows.ts'

/** Takes an import back, a batch at a time as it went in, from the last row of its file to the first. */
export const undoImportJob: Job<{ importId: string }> = defineJob('undo-import', {
  concurrency: 1,
  retryAfterMs: RETRY_AFTER_MS,
  run: async ({ db, now }, { importId }) => {
    await setTimeout(BREAK_MS)
    const work = await runningUndo(db, importId)
    if (!work) return
    await db.transaction().execute(async (tx) => {
      if (!(await lockUndo(tx, work))) return
      const noted = await changesAbove(tx, work.id, work.undo_line, BATCH)
      const mayGoOn = await undoRows(tx, { work, noted, now })
      if (mayGoOn && noted.length === BATCH) return enqueue(tx, undoImportJob, { importId })
      await finishUndo(tx, work.id, mayGoOn ? 'done' : 'failed')
    })
  },
})

import { setTimeout } from 'node:timers/promises'
import { defineJob, type Job } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { applyRows } from './apply-rows.ts'
import { BATCH, BREAK_MS, RETRY_AFTER_MS } from './batches.ts'
import { parseRow } from './parse-row.ts'
import { placeholderPictures } from './placeholder-pictures.ts'
import { finishImport, lockImport, nextRows, runningImport } from './running-import.store.ts'

/**
 * Works off one batch of an import and queues the next in the same transaction. So a process that dies leaves a batch
 * undone or done, never half, and imports of several people take turns.
 */
export const importProductsJob: Job<{ importId: string }> = defineJob('import-products', {
  atOnce: 1,
  retryAfterMs: RETRY_AFTER_MS,
  run: async ({ db, gateways, now }, { importId }) => {
    await setTimeout(BREAK_MS)
    const work = await runningImport(db, importId)
    if (!work) return
    const rows = (await nextRows(db, work, BATCH)).map(parseRow)
    const pictures = await placeholderPictures(db, gateways.media, work.dry_run ? [] : rows)
    await db.transaction().execute(async (tx) => {
      if (!(await lockImport(tx, work))) return
      const mayGoOn = await applyRows(tx, { work, rows, pictures, now })
      if (mayGoOn && rows.length === BATCH) return enqueue(tx, importProductsJob, { importId })
      await finishImport(tx, work.id, mayGoOn ? 'done' : 'failed')
    })
  },
})

import { setTimeout } from 'node:timers/promises'
import { defineJob, type Job } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { applyRows } from './apply-rows.ts'
import { BATCH, BREAK_MS, RETRY_AFTER_MS } from './batches.ts'
import { bringPictures, upToSomeLinks } from './bring-pictures.ts'
import { parseRow } from './parse-row.ts'
import { placeholderPictures } from './placeholder-pictures.ts'
import { finishImport, lockImport, nextRows, runningImport } from './running-import.store.ts'

/**
 * Works off one batch of an import and queues the next in the same transaction. So a process that dies leaves a batch
 * undone or done, never half, and imports of several people take turns.
 */
export const importProductsJob: Job<{ importId: string }> = defineJob('import-products', {
  concurrency: 1,
  retryAfterMs: RETRY_AFTER_MS,
  run: async (ctx, { importId }) => {
    const { db, gateways, now } = ctx
    await setTimeout(BREAK_MS)
    const work = await runningImport(db, importId)
    if (!work) return
    const stored = await nextRows(db, work, BATCH)
    const parsed = upToSomeLinks(stored.map(parseRow), work)
    const { rows, brought, fetched } = await bringPictures(ctx, work, parsed)
    const pictures = await placeholderPictures(db, gateways.media, work.dry_run ? [] : rows)
    const isLast = stored.length < BATCH && rows.length === stored.length
    await db.transaction().execute(async (tx) => {
      if (!(await lockImport(tx, work))) return
      const mayGoOn = await applyRows(tx, { work, rows, pictures, brought, fetched, now })
      if (mayGoOn && !isLast) return enqueue(tx, importProductsJob, { importId })
      await finishImport(tx, work.id, mayGoOn ? 'done' : 'failed')
    })
  },
})

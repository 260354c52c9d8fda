import type { undoImportCall } from '#contract/catalog/product-import.endpoints.ts'
import { importFailures } from '#contract/catalog/product-import.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { importOf, isImporting, startUndo } from './imports.store.ts'
import { undoImportJob } from './undo-import-job.ts'

/** Leaves the work to a job. One that was given up goes on where it was. */
export async function undoImport(
  ctx: Ctx,
  { id }: ParsedInput<typeof undoImportCall>,
): Promise<AnswerOf<typeof undoImportCall>> {
  const userId = signedIn(ctx).id
  const before = await importOf(ctx.db, userId, { id })
  if (!before) throw new Failure(importFailures.unknown)
  if (await isImporting(ctx.db, userId)) throw new Failure(importFailures.running)
  const canStart = before.undo?.status === 'ready' || before.undo?.status === 'failed'
  const isStarted = await ctx.db.transaction().execute(async (tx) => {
    if (!canStart || !(await startUndo(tx, id, ctx.now))) return false
    await enqueue(tx, undoImportJob, { importId: id })
    return true
  })
  const data = await importOf(ctx.db, userId, { id })
  if (!isStarted || !data) throw new Failure(importFailures.notUndoable)
  return { data }
}

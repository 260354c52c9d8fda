import { productId } from '#contract/catalog/product.ts'
import type { importProductsCall } from '#contract/catalog/product-import.endpoints.ts'
import { importFailures } from '#contract/catalog/product-import.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { importProductsJob } from './import-products-job.ts'
import { addRows, dropImport, importOf, isUndoing, openImport, startImport } from './imports.store.ts'
import { readProductCsv } from './read-product-csv.ts'

const ROWS_A_STATEMENT = 500

/** Takes a table in, row by row as it comes, and leaves the work to a job. A file that is refused leaves nothing behind. */
export async function receiveImport(
  ctx: Ctx,
  { dryRun, file }: ParsedInput<typeof importProductsCall>,
): Promise<AnswerOf<typeof importProductsCall>> {
  const userId = signedIn(ctx).id
  const id = newId()
  if (await isUndoing(ctx.db, userId, ctx.now)) throw new Failure(importFailures.undoing)
  if (!(await openImport(ctx.db, { id, userId, dryRun, now: ctx.now }))) throw new Failure(importFailures.running)
  try {
    const columns = await storeRows(ctx.db, id, file as AsyncIterable<Uint8Array>)
    await ctx.db.transaction().execute(async (tx) => {
      await startImport(tx, id, columns)
      await enqueue(tx, importProductsJob, { importId: id })
    })
  } catch (error) {
    await dropImport(ctx.db, id)
    throw error
  }
  const data = await importOf(ctx.db, userId, { id })
  if (!data) throw new Failure(requestFailures.unexpected)
  return { data }
}

async function storeRows(db: Db, importId: string, bytes: AsyncIterable<Uint8Array>): Promise<string[]> {
  const { columns, rows } = await readProductCsv(bytes)
  const idPlace = columns.indexOf('_id')
  let waiting: Parameters<typeof addRows>[2][number][] = []
  for await (const { line, cells } of rows) {
    const named = productId.safeParse(cells[idPlace]?.trim().toLowerCase())
    waiting.push({ line, product_id: named.data ?? null, cells })
    if (waiting.length < ROWS_A_STATEMENT) continue
    await addRows(db, importId, waiting)
    waiting = []
  }
  if (waiting.length > 0) await addRows(db, importId, waiting)
  return columns
}

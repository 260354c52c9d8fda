import { z } from 'zod'
import type { getImportCall, latestImportCall, stayedProductsCall } from '#contract/catalog/product-import.endpoints.ts'
import { importFailures } from '#contract/catalog/product-import.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { encodeCursor } from '#server/platform/http/cursor.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { stayedProducts } from './imported-changes.store.ts'
import { faultsOf, importOf } from './imports.store.ts'

/** Where a page ended. */
const line = z.tuple([z.int32()])
const START = [0] as const

export async function latestImport(ctx: Ctx): Promise<AnswerOf<typeof latestImportCall>> {
  const userId = signedIn(ctx).id
  const data = (await importOf(ctx.db, userId)) ?? null
  const lastChange = (await importOf(ctx.db, userId, { thatChanged: true })) ?? null
  return { data, lastChange }
}

/** How far it is, and the faults of its rows in the order of the file. */
export async function getImport(
  ctx: Ctx,
  { id, limit, cursor }: ParsedInput<typeof getImportCall>,
): Promise<AnswerOf<typeof getImportCall>> {
  const data = await importOf(ctx.db, signedIn(ctx).id, { id })
  if (!data) throw new Failure(importFailures.unknown)
  const [after] = readCursor(cursor, line, importFailures.badCursor) ?? START
  // One row more than asked for tells whether there is a next page.
  const found = await faultsOf(ctx.db, id, { after, limit: limit + 1 })
  const lines = [...new Set(found.map((fault) => fault.line))].slice(0, limit)
  const last = lines.at(-1) ?? 0
  const errors = found.filter((fault) => fault.line <= last)
  return { data, errors, nextCursor: found.length > errors.length ? encodeCursor([last]) : null }
}

/** What stayed as it is when the import was taken back, in the order of the file. */
export async function getStayedProducts(
  ctx: Ctx,
  { id, limit, cursor }: ParsedInput<typeof stayedProductsCall>,
): Promise<AnswerOf<typeof stayedProductsCall>> {
  if (!(await importOf(ctx.db, signedIn(ctx).id, { id }))) throw new Failure(importFailures.unknown)
  const [after] = readCursor(cursor, line, importFailures.badCursor) ?? START
  const page = (most: number) => stayedProducts(ctx.db, id, { after, limit: most })
  const { rows, nextCursor } = await keysetPage(limit, page, (row) => [row.line])
  return { data: rows, nextCursor }
}

import { z } from 'zod'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { getManagedProductCall, manageProductsCall } from '#contract/catalog/manage-products.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { managedById, managedCards, managedPage } from './managed-products.store.ts'
import { sellersNamed } from './managed-search.store.ts'
import { sellerScope } from './seller-scope.ts'

type Sort = ParsedInput<typeof manageProductsCall>['sort']
/** What the keys of each sort are, and so what a cursor may hold. */
const POSITION: Record<Sort, z.ZodType<(string | number)[]>> = {
  newest: z.tuple([z.uuid()]),
  name: z.tuple([z.string().max(300), z.uuid()]),
  priceAsc: z.tuple([z.int32(), z.uuid()]),
  priceDesc: z.tuple([z.int32(), z.uuid()]),
  stock: z.tuple([z.int32(), z.uuid()]),
}

export async function manageProducts(
  ctx: Ctx,
  { limit, cursor, sort, search: typed, ...filters }: ParsedInput<typeof manageProductsCall>,
): Promise<AnswerOf<typeof manageProductsCall>> {
  const sellerId = sellerScope(ctx)
  const after = readCursor(cursor, POSITION[sort], catalogFailures.badCursor)
  const sellerIds = typed && !sellerId ? await sellersNamed(ctx.db, typed) : []
  let total = 0
  const { rows, nextCursor } = await keysetPage(limit, readPage, ({ keys }) => keys)
  const ids = rows.map(({ id }) => id)
  const cards = new Map((await managedCards(ctx.db, ids)).map((card) => [card._id, card]))
  return { data: ids.flatMap((id) => cards.get(id) ?? []), nextCursor, total }

  /** What is spelled as typed; where there is nothing, what is spelled nearly so. */
  async function readPage(limit: number) {
    const exact = await pageOf(limit, { isLoose: false })
    const page = typed && exact.total === 0 ? await pageOf(limit, { isLoose: true }) : exact
    total = page.total
    return page.rows
  }

  function pageOf(limit: number, { isLoose }: { isLoose: boolean }) {
    const search = typed ? { typed, sellerIds, isLoose } : undefined
    return managedPage(ctx.db, { filter: { ...filters, sellerId, search }, sort, after, limit })
  }
}

export async function getManagedProduct(
  ctx: Ctx,
  { id }: ParsedInput<typeof getManagedProductCall>,
): Promise<AnswerOf<typeof getManagedProductCall>> {
  const data = await managedById(ctx.db, id, sellerScope(ctx))
  if (!data) throw new Failure(catalogFailures.unknownProduct)
  return { data }
}

import { z } from 'zod'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { getManagedProductCall, manageProductsCall } from '#contract/catalog/manage-products.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import { countManaged, managedById, managedCards, managedPlaces } from './managed-products.store.ts'
import { whoseProducts } from './whose-products.ts'

const keys = z
  .array(z.union([z.string().max(300), z.number()]))
  .min(1)
  .max(2)

export async function manageProducts(
  ctx: Ctx,
  { limit, cursor, sort, ...narrowing }: ParsedInput<typeof manageProductsCall>,
): Promise<AnswerOf<typeof manageProductsCall>> {
  const filter = { ...narrowing, sellerId: whoseProducts(ctx) }
  const after = cursor === undefined ? undefined : positionIn(cursor, sort === 'newest' ? 1 : 2)
  // One more than asked for tells whether there is a next page.
  const places = await managedPlaces(ctx.db, { filter, sort, after, limit: limit + 1 })
  const shown = places.slice(0, limit)
  const cards = new Map(
    (
      await managedCards(
        ctx.db,
        shown.map(({ id }) => id),
      )
    ).map((card) => [card._id, card]),
  )
  const last = shown.at(-1)
  return {
    data: shown.flatMap(({ id }) => cards.get(id) ?? []),
    nextCursor: places.length > limit && last ? encodeCursor(last.keys) : null,
    total: await countManaged(ctx.db, filter),
  }
}

export async function getManagedProduct(
  ctx: Ctx,
  { id }: ParsedInput<typeof getManagedProductCall>,
): Promise<AnswerOf<typeof getManagedProductCall>> {
  const data = await managedById(ctx.db, id, whoseProducts(ctx))
  if (!data) throw new Failure(catalogFailures.unknownProduct)
  return { data }
}

/** A cursor of another sorting, or one that ends in no id, is none of ours. */
function positionIn(cursor: string, length: number): (string | number)[] {
  const found = decodeCursor(cursor, keys)
  if (found?.length !== length || !z.uuid().safeParse(found.at(-1)).success)
    throw new Failure(catalogFailures.badCursor)
  return found
}

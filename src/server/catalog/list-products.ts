import { z } from 'zod'
import type { getProductCall, listCardsCall, listProductsCall } from '#contract/catalog/catalog.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import { countProducts, newestCards, newestProducts, type ProductFilter, productById } from './products.store.ts'

type ListInput = ParsedInput<typeof listProductsCall>

const position = z.tuple([z.uuid()])

export const listProducts = async (ctx: Ctx, input: ListInput): Promise<AnswerOf<typeof listProductsCall>> =>
  pageOf(ctx, await newestProducts(ctx.db, filterOf(input)), input)

export const listCards = async (ctx: Ctx, input: ListInput): Promise<AnswerOf<typeof listCardsCall>> =>
  pageOf(ctx, await newestCards(ctx.db, filterOf(input)), input)

export async function getProduct(
  ctx: Ctx,
  { id }: ParsedInput<typeof getProductCall>,
): Promise<AnswerOf<typeof getProductCall>> {
  const product = await productById(ctx.db, id)
  if (!product) throw new Failure(catalogFailures.unknownProduct)
  return { data: product }
}

function filterOf({ category, cursor, limit }: ListInput): ProductFilter {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, position)?.[0]
  if (cursor !== undefined && before === undefined) throw new Failure(catalogFailures.badCursor)
  // One more than asked for tells whether there is a next page.
  return { category, before, limit: limit + 1 }
}

async function pageOf<Item extends { _id: string }>(ctx: Ctx, found: Item[], { limit, category }: ListInput) {
  const data = found.slice(0, limit)
  const last = data.at(-1)
  const nextCursor = found.length > limit && last ? encodeCursor([last._id]) : null
  return { data, nextCursor, total: await countProducts(ctx.db, { category }) }
}

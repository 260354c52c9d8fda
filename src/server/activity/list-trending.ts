import type { trendingCall } from '#contract/activity/activity.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { mostPopularProducts, newestProducts } from './popularity.store.ts'

export async function listTrending(
  ctx: Ctx,
  { limit }: ParsedInput<typeof trendingCall>,
): Promise<AnswerOf<typeof trendingCall>> {
  return { data: await cardsByIds(ctx.db, await trendingProducts(ctx.db, limit, [])) }
}

/** What is looked at and bought most at present; the newest products where that is too little. */
export async function trendingProducts(db: Db, limit: number, without: readonly string[]): Promise<string[]> {
  if (limit === 0) return []
  const mostPopular = await mostPopularProducts(db, limit, without)
  const missing = limit - mostPopular.length
  return missing === 0
    ? mostPopular
    : [...mostPopular, ...(await newestProducts(db, missing, [...without, ...mostPopular]))]
}

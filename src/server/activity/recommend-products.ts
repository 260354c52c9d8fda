import type { recommendationsCall } from '#contract/activity/activity.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { recentProducts } from './activities.store.ts'
import { trendingProducts } from './list-trending.ts'
import { pairedProducts } from './pairs.store.ts'

const LAST_SEEN = 10

/** What goes with what this person saw last, filled up with what is trending; never what they just saw. */
export async function recommendProducts(
  ctx: Ctx,
  { limit }: ParsedInput<typeof recommendationsCall>,
): Promise<AnswerOf<typeof recommendationsCall>> {
  const seen = await recentProducts(ctx.db, { visitorId: ctx.visitor.known(), userId: ctx.actor?.id }, LAST_SEEN)
  const paired = await pairedProducts(ctx.db, seen, limit)
  const trending = await trendingProducts(ctx.db, limit - paired.length, [...seen, ...paired])
  return { data: await cardsByIds(ctx.db, [...paired, ...trending]) }
}

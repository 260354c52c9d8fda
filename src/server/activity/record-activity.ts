import type { recordActivityCall } from '#contract/activity/activity.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lockProduct } from './activities.store.ts'
import { learnFrom } from './learn-from.ts'

/** Writes down what a visitor did and lets the shop learn from it: what is trending and what goes with what. */
export async function recordActivity(
  ctx: Ctx,
  { action, productId: given }: ParsedInput<typeof recordActivityCall>,
): Promise<AnswerOf<typeof recordActivityCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const productId = await lockProduct(tx, given)
    if (!productId) throw new Failure(catalogFailures.unknownProduct)
    await learnFrom(tx, { visitorId: ctx.visitor.id(), userId: ctx.actor?.id }, action, productId, ctx.now)
  })
  return {}
}

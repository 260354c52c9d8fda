import type { recordActivityCall } from '#contract/activity/activity.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { lockProduct } from './activities.store.ts'
import { trackActivities } from './track-activity.ts'

/** Records what a visitor did; trending and recommended products follow from it. */
export async function recordActivity(
  ctx: Ctx,
  { action, productId: given }: ParsedInput<typeof recordActivityCall>,
): Promise<AnswerOf<typeof recordActivityCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const productId = await lockProduct(tx, given)
    if (!productId) throw new Failure(catalogFailures.unknownProduct)
    const { address } = ctx.from
    const deed = { visitorId: ctx.visitor.id(), userId: ctx.actor?.id, productId, at: ctx.now, address }
    await trackActivities(tx, action, [deed])
  })
  return {}
}

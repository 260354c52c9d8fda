import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import type { ReviewInput } from '#contract/reviews/review.ts'
import { type addReviewCall, reviewFailures, reviewTexts } from '#contract/reviews/reviews.endpoints.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { lockRating, ownReviewOf, putReview, setRating } from './reviews.store.ts'

/**
 * One review per person and product: a second one takes the place of the first, in the list and in the sums. While staff
 * have removed the first there is no second: writing it anew would undo the removal.
 */
export async function addReview(ctx: Ctx, input: ReviewInput): Promise<AnswerOf<typeof addReviewCall>> {
  const { actor } = ctx
  if (!actor) throw new Failure(requestFailures.notSignedIn)
  return ctx.db.transaction().execute(async (tx) => {
    const rating = await lockRating(tx, input.productId)
    if (!rating?.onSale) throw new Failure(catalogFailures.unknownProduct)
    const before = await ownReviewOf(tx, actor.id, input.productId)
    if (before?.removed) throw new Failure(reviewFailures.removed)
    const data = await putReview(tx, actor.id, input, ctx.now)
    await setRating(tx, input.productId, {
      stars: rating.stars - (before?.rating ?? 0) + input.rating,
      reviews: rating.reviews + (before ? 0 : 1),
    })
    return { message: t(reviewTexts.thanks), data }
  })
}

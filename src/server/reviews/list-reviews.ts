import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { averageRating } from '#contract/reviews/average-rating.ts'
import type { averageRatingCall, listReviewsCall } from '#contract/reviews/reviews.endpoints.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { keysetPage } from '#server/platform/http/keyset-page.ts'
import { positionIn } from './review-position.ts'
import { countByStars, newestReviews, ratingOf } from './reviews.store.ts'

const FROM_BEST = [5, 4, 3, 2, 1]

export async function listReviews(
  ctx: Ctx,
  { productId, limit, cursor }: ParsedInput<typeof listReviewsCall>,
): Promise<AnswerOf<typeof listReviewsCall>> {
  const after = positionIn(cursor, catalogFailures.badCursor)
  const { reviews } = await knownRating(ctx, productId)
  if (reviews === 0) return { data: [], nextCursor: null, total: 0, histogram: histogramOf(new Map()) }
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => newestReviews(ctx.db, productId, { after, limit }),
    ({ createdAt, _id }) => [Date.parse(createdAt), _id],
  )
  const counts = await countByStars(ctx.db, productId)
  return {
    data: rows,
    nextCursor,
    total: reviews,
    histogram: histogramOf(counts),
  }
}

const histogramOf = (counts: ReadonlyMap<number, number>) =>
  FROM_BEST.map((rating) => ({ rating, count: counts.get(rating) ?? 0 }))

export async function averageOfProduct(
  ctx: Ctx,
  { productId }: ParsedInput<typeof averageRatingCall>,
): Promise<AnswerOf<typeof averageRatingCall>> {
  const { stars, reviews } = await knownRating(ctx, productId)
  return { averageRating: averageRating(stars, reviews), count: reviews }
}

async function knownRating(ctx: Ctx, productId: string) {
  const rating = await ratingOf(ctx.db, productId)
  if (!rating) throw new Failure(catalogFailures.unknownProduct)
  return rating
}

import { z } from 'zod'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { averageRating } from '#contract/reviews/average-rating.ts'
import type { averageRatingCall, listReviewsCall } from '#contract/reviews/reviews.endpoints.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import { countByStars, newestReviews, type Position, ratingOf } from './reviews.store.ts'

const FROM_BEST = [5, 4, 3, 2, 1]

const LAST_MOMENT = Date.UTC(9999, 11, 31)
const position = z.tuple([z.int().nonnegative().max(LAST_MOMENT), z.uuid()])

export async function listReviews(
  ctx: Ctx,
  { productId, limit, cursor }: ParsedInput<typeof listReviewsCall>,
): Promise<AnswerOf<typeof listReviewsCall>> {
  const after = cursor === undefined ? undefined : positionIn(cursor)
  const { reviews } = await knownRating(ctx, productId)
  // One more than asked for tells whether there is a next page.
  const found = await newestReviews(ctx.db, productId, { after, limit: limit + 1 })
  const counts = await countByStars(ctx.db, productId)
  const data = found.slice(0, limit)
  const last = data.at(-1)
  return {
    data,
    nextCursor: found.length > limit && last ? encodeCursor([Date.parse(last.createdAt), last._id]) : null,
    total: reviews,
    histogram: FROM_BEST.map((rating) => ({ rating, count: counts.get(rating) ?? 0 })),
  }
}

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

function positionIn(cursor: string): Position {
  const [at, id] = decodeCursor(cursor, position) ?? []
  if (at === undefined || id === undefined) throw new Failure(catalogFailures.badCursor)
  return { at: new Date(at), id }
}

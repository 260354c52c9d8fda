import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { ownReviewCall } from '#contract/reviews/reviews.endpoints.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { ownReviewOf } from './reviews.store.ts'

export async function getOwnReview(
  ctx: Ctx,
  { productId }: ParsedInput<typeof ownReviewCall>,
): Promise<AnswerOf<typeof ownReviewCall>> {
  return { data: (await ownReviewOf(ctx.db, signedIn(ctx).id, productId)) ?? null }
}

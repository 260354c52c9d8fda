import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { RemovalReason } from '#contract/reviews/removal-reasons.ts'
import {
  type removeReviewCall,
  type restoreReviewCall,
  type StaffReview,
  staffReviewFailures,
} from '#contract/reviews/staff-reviews.endpoints.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { toStaffReview } from './list-staff-reviews.ts'
import { lockRating, setRating } from './reviews.store.ts'
import { setRemoved, staffReviewById } from './staff-reviews.store.ts'

type Seen = ParsedInput<typeof restoreReviewCall>
type Removal = { reason: RemovalReason; note: string }

/** A removed review stays, unseen: staff may have been wrong, and its author is told why. */
export async function removeReview(
  ctx: Ctx,
  { id, seen, reason, note }: ParsedInput<typeof removeReviewCall>,
): Promise<AnswerOf<typeof removeReviewCall>> {
  return { message: 'The review is removed.', data: await change(ctx, { id, seen }, { reason, note }) }
}

export async function restoreReview(ctx: Ctx, seen: Seen): Promise<AnswerOf<typeof restoreReviewCall>> {
  return { message: 'The review is back.', data: await change(ctx, seen, null) }
}

/** The review with the sums of its product, which are locked first as by those who write reviews. */
const change = (ctx: Ctx, { id, seen }: Seen, removal: Removal | null): Promise<StaffReview> =>
  ctx.db.transaction().execute(async (tx) => {
    const found = await staffReviewById(tx, id)
    const rating = found && (await lockRating(tx, found.product_id))
    const review = rating && (await staffReviewById(tx, id))
    if (!review) throw new Failure(staffReviewFailures.unknown)
    const isRemoved = review.removed_at !== null
    if (review.version !== seen || isRemoved === (removal !== null)) throw new Failure(staffReviewFailures.changed)
    const sign = removal ? -1 : 1
    await setRating(tx, review.product_id, {
      stars: rating.stars + sign * review.rating,
      reviews: rating.reviews + sign,
    })
    await setRemoved(tx, id, removal && { reason: removal.reason, at: ctx.now })
    await recordChange(tx, ctx.actor, ctx.now, {
      action: removal ? 'reviewRemoved' : 'reviewRestored',
      id,
      changes: {
        reason: [review.removed_reason, removal?.reason ?? null],
        ...(removal?.note && { note: [null, removal.note] }),
      },
    })
    const changed = await staffReviewById(tx, id)
    if (!changed) throw new Failure(staffReviewFailures.unknown)
    return toStaffReview(changed)
  })

import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import {
  type listStaffReviewsCall,
  type StaffReview,
  staffReviewFailures,
} from '#contract/reviews/staff-reviews.endpoints.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { keysetPage } from '#server/platform/http/keyset-page.ts'
import { positionIn } from './review-position.ts'
import { countReviews, type StaffReviewRow, staffReviews } from './staff-reviews.store.ts'

export async function listStaffReviews(
  { db }: Ctx,
  { limit, cursor, ...filter }: ParsedInput<typeof listStaffReviewsCall>,
): Promise<AnswerOf<typeof listStaffReviewsCall>> {
  const after = positionIn(cursor, staffReviewFailures.badCursor)
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => staffReviews(db, filter, { after, limit }),
    ({ created_at, id }) => [created_at.getTime(), id],
  )
  return { data: rows.map(toStaffReview), nextCursor, total: await countReviews(db, filter) }
}

export const toStaffReview = (row: StaffReviewRow): StaffReview => ({
  _id: row.id,
  product: { _id: row.product_id, name: row.product_name },
  reviewer: row.user_id === null ? null : { _id: row.user_id, name: row.full_name ?? '' },
  rating: row.rating,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  verified: row.verified,
  removed: row.removed_reason && row.removed_at && { reason: row.removed_reason, at: row.removed_at.toISOString() },
  seen: row.version,
})

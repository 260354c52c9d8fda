import type { Review } from '#contract/reviews/review.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reviewsWrittenBy } from './reviews.store.ts'

/** All that one person wrote, newest first. */
export const reviewsOfUser = (db: Db, userId: string): Promise<Review[]> => reviewsWrittenBy(db, userId)

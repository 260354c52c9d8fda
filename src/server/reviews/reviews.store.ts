import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Review, ReviewInput } from '#contract/reviews/review.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { ReviewsTable } from './review.table.ts'

/** The stars of all reviews of a product and how many reviews they came in. */
type Rating = { stars: number; reviews: number }

export async function ratingOf(db: Db, productId: string): Promise<Rating | undefined> {
  return ratings(db, productId).executeTakeFirst()
}

/** Makes others who review this product wait until the transaction is over, so that its sums follow one by one. */
export async function lockRating(tx: Db, productId: string): Promise<Rating | undefined> {
  return ratings(tx, productId).forNoKeyUpdate().executeTakeFirst()
}

const ratings = (db: Db, productId: string) =>
  db.selectFrom('products').select(['rating_sum as stars', 'rating_count as reviews']).where('id', '=', productId)

export async function setRating(tx: Db, productId: string, { stars, reviews }: Rating): Promise<void> {
  await tx
    .updateTable('products')
    .set({ rating_sum: stars, rating_count: reviews })
    .where('id', '=', productId)
    .execute()
}

export async function starsGivenBy(db: Db, userId: string, productId: string): Promise<number | undefined> {
  const own = await db
    .selectFrom('reviews')
    .select('rating')
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own?.rating
}

/** Whether this product was ever delivered to this person, from us; what was cancelled or lost on the way was not. */
async function hasReceived(db: Db, userId: string, productId: string): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.delivered_at', 'is not', null)
    .where('order_lines.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Puts the review in the place of the one that this person wrote before. */
export async function putReview(tx: Db, userId: string, review: ReviewInput, at: Date): Promise<Review> {
  const verified = await hasReceived(tx, userId, review.productId)
  const words = { rating: review.rating, message: review.message, created_at: at, verified }
  const { id } = await tx
    .insertInto('reviews')
    .values({ id: newId(), product_id: review.productId, user_id: userId, ...words })
    .onConflict((own) => own.columns(['product_id', 'user_id']).doUpdateSet(words))
    .returning('id')
    .executeTakeFirstOrThrow()
  return toReview(await withReviewers(tx).where('reviews.id', '=', id).executeTakeFirstOrThrow())
}

/** Where a page of reviews ended. */
export type Position = { at: Date; id: string }

export async function newestReviews(
  db: Db,
  productId: string,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Review[]> {
  const rows = await withReviewers(db)
    .where('reviews.product_id', '=', productId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(reviews.created_at, reviews.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toReview)
}

/** All that one person wrote, newest first. */
export async function reviewsOfUser(db: Db, userId: string): Promise<Review[]> {
  const rows = await withReviewers(db)
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .execute()
  return rows.map(toReview)
}

/** How many gave each number of stars; numbers that nobody gave are left out. */
export async function countByStars(db: Db, productId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select((select) => ['rating', select.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .groupBy('rating')
    .execute()
  return new Map(rows.map(({ rating, count }) => [rating, count]))
}

const withReviewers = (db: Db) =>
  db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .selectAll('reviews')
    .select('users.full_name')

const toReview = (row: Selectable<ReviewsTable> & { full_name: string | null }): Review => ({
  _id: row.id,
  userId: row.full_name === null ? null : { fullName: row.full_name },
  productId: row.product_id,
  rating: row.rating,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  verified: row.verified,
})

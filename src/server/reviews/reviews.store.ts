import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { OwnReview, Review, ReviewInput } from '#contract/reviews/review.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { ReviewsTable } from './review.table.ts'

/** The stars of all reviews of a product and how many reviews they came in. */
type Rating = { stars: number; reviews: number }

/** Of a product that shoppers see. */
export async function ratingOf(db: Db, productId: string): Promise<Rating | undefined> {
  return db
    .selectFrom('products')
    .select(['rating_sum as stars', 'rating_count as reviews'])
    .where('id', '=', productId)
    .executeTakeFirst()
}

/**
 * Makes others who change reviews of this product wait until the transaction is over, so that its sums follow one by
 * one. Whether shoppers see the product is told along: staff remove reviews of others, too.
 */
export async function lockRating(tx: Db, productId: string): Promise<(Rating & { onSale: boolean }) | undefined> {
  return tx
    .selectFrom('all_products')
    .select(['rating_sum as stars', 'rating_count as reviews', 'on_sale as onSale'])
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function setRating(tx: Db, productId: string, { stars, reviews }: Rating): Promise<void> {
  await tx
    .updateTable('all_products')
    .set({ rating_sum: stars, rating_count: reviews })
    .where('id', '=', productId)
    .execute()
}

export async function ownReviewOf(db: Db, userId: string, productId: string): Promise<OwnReview | undefined> {
  const row = await withReviewers(db)
    .where('reviews.product_id', '=', productId)
    .where('reviews.user_id', '=', userId)
    .executeTakeFirst()
  return row && toOwnReview(row)
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
    .onConflict((own) =>
      own
        .columns(['product_id', 'user_id'])
        .doUpdateSet(({ eb }) => ({ ...words, version: eb('reviews.version', '+', 1) })),
    )
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
    .where('reviews.removed_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(reviews.created_at, reviews.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toReview)
}

/** All that one person wrote, newest first, also what staff removed. */
export async function reviewsOfUser(db: Db, userId: string): Promise<OwnReview[]> {
  const rows = await withReviewers(db)
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .execute()
  return rows.map(toOwnReview)
}

/** How many gave each number of stars; numbers that nobody gave are left out. */
export async function countByStars(db: Db, productId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select((select) => ['rating', select.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
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

type Row = Selectable<ReviewsTable> & { full_name: string | null }

const toReview = (row: Row): Review => ({
  _id: row.id,
  userId: row.full_name === null ? null : { fullName: row.full_name },
  productId: row.product_id,
  rating: row.rating,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  verified: row.verified,
})

const toOwnReview = (row: Row): OwnReview => ({ ...toReview(row), removed: row.removed_reason })

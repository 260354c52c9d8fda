import { type RawBuilder, sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { RemovalReason } from '#contract/reviews/removal-reasons.ts'
import type { REVIEW_STATES } from '#contract/reviews/staff-reviews.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { containing } from '#server/platform/db/keyset.ts'
import type { Position } from './reviews.store.ts'

export type ReviewFilter = {
  state?: (typeof REVIEW_STATES)[number] | undefined
  stars?: number | undefined
  /** What the name of the product contains. */
  search?: string | undefined
}

export type StaffReviewRow = Awaited<ReturnType<typeof staffReviewById>> & {}

/** Newest first. */
export const staffReviews = (
  db: Db,
  filter: ReviewFilter,
  { after, limit }: { after: Position | undefined; limit: number },
) =>
  rows(db)
    .where(filtered(filter))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(reviews.created_at, reviews.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()

export const staffReviewById = (db: Db, id: string) => rows(db).where('reviews.id', '=', id).executeTakeFirst()

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from reviews where ${filtered(filter)} limit ${COUNTED_UP_TO + 1}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Null puts it back. */
export async function setRemoved(
  tx: Db,
  id: string,
  removed: { reason: RemovalReason; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set(({ eb }) => ({
      removed_reason: removed?.reason ?? null,
      removed_at: removed?.at ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

const rows = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('all_products', 'all_products.id', 'reviews.product_id')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .selectAll('reviews')
    .select(['all_products.name as product_name', 'users.full_name'])

const STATES: Record<(typeof REVIEW_STATES)[number], RawBuilder<unknown>> = {
  shown: sql`reviews.removed_at is null`,
  removed: sql`reviews.removed_at is not null`,
}

/** A text that more products' names contain than this says little about which is meant. */
const MOST_PRODUCTS = 1_000

function filtered({ state, stars, search }: ReviewFilter): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (state) conditions.push(STATES[state])
  if (stars) conditions.push(sql`reviews.rating = ${stars}`)
  if (search)
    conditions.push(sql`reviews.product_id = any (array(
      select id from all_products where lower(name) like ${containing(search)} limit ${MOST_PRODUCTS}
    ))`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

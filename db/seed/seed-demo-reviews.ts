import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { fixedId } from '#server/platform/ids.ts'
import { aCustomer, insertCustomers } from './builders/customer-builder.ts'
import { DEMO_REVIEWERS, type DemoReview, demoReviews } from './demo/demo-reviews.ts'

/** Adds the demo customers and what they say of the products, given by slug. Done again, it adds only what is missing. */
export async function seedDemoReviews(db: Db, productIds: ReadonlyMap<string, string>): Promise<void> {
  // A password nobody knows, not even we: these accounts are for show.
  const passwordHash = await hash(randomBytes(32))
  const customers = Object.values(DEMO_REVIEWERS).map((fullName) => aCustomer({ fullName, passwordHash }))
  const reviews = demoReviews.flatMap((review) => {
    const productId = productIds.get(review.slug)
    return productId ? [reviewRow(review, productId)] : []
  })
  await db.transaction().execute(async (tx) => {
    await insertCustomers(tx, customers)
    await tx
      .insertInto('reviews')
      .values(reviews)
      .onConflict((known) => known.doNothing())
      .execute()
    await sql`
      update products set rating_sum = given.stars, rating_count = given.reviews
      from (select product_id, sum(rating) as stars, count(*) as reviews from reviews group by product_id) given
      where products.id = given.product_id`.execute(tx)
  })
}

const reviewRow = ({ slug, by, rating, message, at }: DemoReview, productId: string) => ({
  id: fixedId(`${by} on ${slug}`, at),
  product_id: productId,
  user_id: aCustomer({ fullName: DEMO_REVIEWERS[by] }).id,
  rating,
  message,
  created_at: at,
})

import { sql } from 'kysely'
import { popularityOf } from '#server/activity/popularity.ts'
import type { Db } from '#server/platform/db/database.ts'

/** As many looks as would come with one review. */
const LOOKS_A_REVIEW = 3

/** A new shop has seen nobody yet: what is reviewed most is trending, what the same people reviewed goes together. */
export async function seedDemoActivity(db: Db): Promise<void> {
  await sql`
    insert into product_popularity (product_id, popularity)
    select id, ln(1 + ${LOOKS_A_REVIEW}::integer * rating_count) + ${popularityOf(1, new Date())}::double precision
    from products
    on conflict do nothing`.execute(db)
  await sql`
    insert into product_pairs (product_id, other_id, weight)
    select one.product_id, other.product_id, count(*)
    from reviews one
    join reviews other on other.user_id = one.user_id and other.product_id <> one.product_id
    group by one.product_id, other.product_id
    having count(*) > 1
    on conflict do nothing`.execute(db)
}

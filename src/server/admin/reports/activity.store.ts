import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Span } from './sales.store.ts'

export const failedSearches = (db: Db, { since, until }: Span, limit: number) =>
  db
    .selectFrom('search_misses')
    .select(['text', 'times', 'last_at'])
    .where('last_at', '>=', since)
    .where('last_at', '<', until)
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()

export type ActivityRow = {
  name: string
  orders: number
  products: number
  people: number
  other: number
  changes: number
  last_at: Date
}

const of = (subject: string) => sql`count(*) filter (where subject = ${subject})`

/** By the name that they had last, also when their account is gone. */
export async function staffActivity(db: Db, { since, until }: Span, limit: number): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select (array_agg(actor_name order by at desc))[1] as name, ${of('order')} as orders, ${of('product')} as products,
      ${of('user')} as people, count(*) filter (where subject not in ('order', 'product', 'user')) as other,
      count(*) as changes, max(at) as last_at
    from audit_entries where at >= ${since} and at < ${until}
    group by actor_id, case when actor_id is null then actor_name end order by changes desc, name limit ${limit}`.execute(
    db,
  )
  return rows
}

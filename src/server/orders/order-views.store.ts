import { sql } from 'kysely'
import { type OrderFilter, orderFilter } from '#contract/admin/order-filter.ts'
import { MOST_VIEWS, type OrderView } from '#contract/admin/order-views.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'

export async function viewsOf(db: Db, userId: string): Promise<OrderView[]> {
  const rows = await db
    .selectFrom('order_views')
    .select(['id', 'name', 'filter'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_VIEWS)
    .execute()
  // A filter that a later shop no longer knows is left out of its view.
  return rows.map(({ id, name, filter }) => ({ id, name, filter: orderFilter.safeParse(filter).data ?? {} }))
}

/** Two tabs of one person that save at once: the second waits, and finds what the first saved. */
export async function lockViewsOf(tx: Db, userId: string): Promise<OrderView[]> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return viewsOf(tx, userId)
}

type NewView = { id: string; userId: string; name: string; filter: OrderFilter; now: Date }

export async function insertView(tx: Db, { id, userId, name, filter, now }: NewView): Promise<void> {
  await tx
    .insertInto('order_views')
    .values({ id, user_id: userId, name, filter: JSON.stringify(filter), created_at: now })
    .execute()
}

/** Answers whether there was one of theirs. */
export async function deleteViewOf(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from order_views where id = ${id} and user_id = ${userId} returning id`.execute(db)
  return rows.length > 0
}

/** A view of whomever that looks for somebody who is gone finds nobody any more. So short a text is said of many. */
const SHORTEST_SEARCH = 4

export async function deleteViewsFor(tx: Db, words: readonly string[]): Promise<void> {
  const known = words.map((word) => word.toLowerCase()).filter((word) => word.length >= SHORTEST_SEARCH)
  await sql`
    delete from order_views using unnest(${known}::text[]) as known (word)
    where length(filter ->> 'search') >= ${SHORTEST_SEARCH} and (
      known.word like '%' || lower(filter ->> 'search') || '%' or lower(filter ->> 'search') like '%' || known.word || '%'
    )`.execute(tx)
}

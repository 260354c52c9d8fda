import { sql } from 'kysely'
import type { Action } from '#contract/activity/activity.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts'
import { newId } from '#server/platform/ids.ts'

/** Any number, as long as no other lock of the shop uses it. */
const VISITOR_LOCKS = 7_201

/** Recent enough to find a shopper's last products in, few enough to read at each request. */
const LOOKED_BACK = 100

/** The product's id if it is sold here. Keeps it from being deleted until the transaction is over. */
export async function lockProduct(tx: Db, productId: string): Promise<string | undefined> {
  const known = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .forKeyShare()
    .executeTakeFirst()
  return known?.id
}

/** The same of a product that somebody with an account bought; undefined also when they have left. Neither goes meanwhile. */
export async function lockBuyerAndProduct(tx: Db, userId: string, productId: string): Promise<string | undefined> {
  const known = await tx
    .selectFrom('users')
    .innerJoin('products', (join) => join.on('products.id', '=', productId))
    .select('products.id')
    .where('users.id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  return known?.id
}

/** Makes what one visitor does at the same moment happen one after the other. */
export async function lockVisitor(tx: Db, visitorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${VISITOR_LOCKS}, hashtext(${visitorId}))`.execute(tx)
}

/** Whoever does it: this browser, and this account on any browser. */
type Person = { visitorId: string | undefined; userId: string | undefined }

type Activity = { visitorId: string; userId: string | undefined; productId: string; action: Action; at: Date }

/** Inserts an activity unless this visitor did the same since the given moment; returns whether it did. */
export async function insertActivityOnce(tx: Db, activity: Activity, onceSince: Date): Promise<boolean> {
  const { visitorId, productId, action, at } = activity
  const { rows } = await sql`
    insert into activities (id, visitor_id, user_id, product_id, action, at)
    select ${newId()}::uuid, ${visitorId}::uuid, ${activity.userId ?? null}::uuid, ${productId}::uuid, ${action}, ${at}::timestamptz
    where not exists (
      select from activities
      where visitor_id = ${visitorId}::uuid and at > ${onceSince}::timestamptz
        and product_id = ${productId}::uuid and action = ${action}
    )
    returning id
  `.execute(tx)
  return rows.length > 0
}

/** The different products a person last dealt with, latest first. */
export async function recentProducts(db: Db, person: Person, most: number, since = new Date(0)): Promise<string[]> {
  const { visitorId, userId } = person
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (
      (${lastActivities('visitor_id', visitorId, since)}) union all (${lastActivities('user_id', userId, since)})
    ) as last
    group by product_id order by max(at) desc limit ${most}
  `.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** Of nobody there are none. */
const lastActivities = (column: 'visitor_id' | 'user_id', id: string | undefined, since: Date) => sql`
  select product_id, at from activities
  where ${sql.ref(column)} = ${id ?? null}::uuid and at > ${since}::timestamptz
  order by at desc limit ${LOOKED_BACK}`

/** All that one person did while logged in, newest first. */
export async function activitiesOfUser(db: Db, userId: string) {
  const activities = await db
    .selectFrom('activities')
    .select(['action', 'product_id as productId', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .execute()
  return activities.map(({ action, productId, at }) => ({ action, productId, at: at.toISOString() }))
}

export const deleteActivitiesBefore = (db: Db, moment: Date): Promise<void> =>
  deleteInBatches(db, 'activities', sql`at < ${moment}`)

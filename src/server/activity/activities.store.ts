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
  const same = await tx
    .selectFrom('activities')
    .select('at')
    .where('visitor_id', '=', visitorId)
    .where('at', '>', onceSince)
    .where('product_id', '=', productId)
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst()
  if (same) return false
  await tx
    .insertInto('activities')
    .values({
      id: newId(),
      visitor_id: visitorId,
      user_id: activity.userId ?? null,
      product_id: productId,
      action,
      at,
    })
    .execute()
  return true
}

/** The different products a person last dealt with, latest first. */
export async function recentProducts(db: Db, person: Person, most: number, since = new Date(0)): Promise<string[]> {
  const { visitorId, userId } = person
  const byBrowser = visitorId === undefined ? [] : await lastActivities(db, 'visitor_id', visitorId, since)
  const byAccount = userId === undefined ? [] : await lastActivities(db, 'user_id', userId, since)
  const latestFirst = [...byBrowser, ...byAccount].sort((a, b) => b.at.getTime() - a.at.getTime())
  return [...new Set(latestFirst.map(({ product_id }) => product_id))].slice(0, most)
}

const lastActivities = (db: Db, column: 'visitor_id' | 'user_id', id: string, since: Date) =>
  db
    .selectFrom('activities')
    .select(['product_id', 'at'])
    .where(column, '=', id)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(LOOKED_BACK)
    .execute()

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

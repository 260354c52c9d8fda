import { type RawBuilder, sql } from 'kysely'
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

/** The same of products that people with accounts bought; answers what of it still exists. None of it goes meanwhile. */
export async function lockBuyersAndProducts(tx: Db, bought: readonly Bought[]): Promise<(one: Bought) => boolean> {
  const { rows } = await sql<{ bought: string }>`
    select users.id || ' ' || products.id as bought
    from unnest(${bought.map(({ userId }) => userId)}::uuid[], ${bought.map(({ productId }) => productId)}::uuid[])
      as asked (user_id, product_id)
    join users on users.id = asked.user_id join products on products.id = asked.product_id
    order by users.id, products.id
    for key share of users, products
  `.execute(tx)
  const known = new Set(rows.map((row) => row.bought))
  return ({ userId, productId }) => known.has(`${userId} ${productId}`)
}
type Bought = { userId: string; productId: string }

/** Whoever does it: this browser, and this account on any browser. */
type Person = { visitorId: string | undefined; userId: string | undefined }

/** What a person did with a product. A visitor has an address with it, as one can pretend to be many. */
export type Deed = { visitorId: string; userId: string | undefined; productId: string; at: Date; address?: string }

/** Makes what one visitor does at the same moment happen one after the other. Always in the same order. */
export async function lockVisitors(tx: Db, visitors: readonly { visitorId: string }[]): Promise<void> {
  const ids = visitors.map(({ visitorId }) => visitorId)
  await sql`
    select pg_advisory_xact_lock(${VISITOR_LOCKS}, place)
    from (select distinct hashtext(id) as place from unnest(${ids}::text[]) as id order by place) as visitor
  `.execute(tx)
}

/**
 * Inserts what people did, unless they did the same since the given moment; answers of each whether it is new, and
 * whether it is the first of its kind since `dayBefore`.
 */
export async function insertActivitiesOnce(
  tx: Db,
  action: Action,
  deeds: readonly Deed[],
  { onceSince, dayBefore }: { onceSince: Date; dayBefore: Date },
): Promise<{ isNew: (deed: Deed) => boolean; isFirstOfDay: (deed: Deed) => boolean }> {
  const byId = new Map(deeds.map((deed) => [newId(), deed]))
  const given = [...byId].map(([id, deed]) => ({ id, ...deed }))
  const { rows } = await sql<{ id: string; isFirst: boolean }>`
    insert into activities (id, visitor_id, user_id, product_id, action, at)
    select distinct on ("visitorId", "productId") id, "visitorId", "userId", "productId", ${action}, at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as deed (id uuid, "visitorId" uuid, "userId" uuid, "productId" uuid, at timestamptz)
    where not exists (
      select from activities as known
      where known.visitor_id = "visitorId" and known.at > ${onceSince}::timestamptz
        and known.product_id = "productId" and known.action = ${action}
    )
    order by "visitorId", "productId", id
    returning id, not exists (
      select from activities as earlier
      where earlier.visitor_id = activities.visitor_id and earlier.at > ${dayBefore}::timestamptz
        and earlier.product_id = activities.product_id and earlier.action = activities.action
    ) as "isFirst"
  `.execute(tx)
  const fresh = new Map(rows.map(({ id, isFirst }) => [byId.get(id), isFirst]))
  return { isNew: (deed) => fresh.has(deed), isFirstOfDay: (deed) => fresh.get(deed) === true }
}

/** The different products a person last dealt with, latest first. */
export async function recentProducts(db: Db, person: Person, most: number, since = new Date(0)): Promise<string[]> {
  const { visitorId, userId } = person
  const statement = recent(sql`${visitorId ?? null}::uuid`, sql`${userId ?? null}::uuid`, most, since)
  const { rows } = await statement.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** The same of several people, under the ids of their browsers. */
export async function recentProductsOfEach(
  db: Db,
  people: readonly Pick<Deed, 'visitorId' | 'userId'>[],
  most: number,
  since: Date,
): Promise<Map<string, string[]>> {
  const each = [...new Map(people.map((person) => [person.visitorId, person])).values()]
  const { rows } = await sql<{ visitorId: string; products: string[] }>`
    select visitor_id as "visitorId", array(${recent(sql`person.visitor_id`, sql`person.user_id`, most, since)}) as products
    from unnest(${each.map(({ visitorId }) => visitorId)}::uuid[], ${each.map(({ userId }) => userId ?? null)}::uuid[])
      as person (visitor_id, user_id)
  `.execute(db)
  return new Map(rows.map(({ visitorId, products }) => [visitorId, products]))
}

const recent = (visitorId: RawBuilder<unknown>, userId: RawBuilder<unknown>, most: number, since: Date) =>
  sql<{ product_id: string }>`
    select product_id from (
      (${lastActivities('visitor_id', visitorId, since)}) union all (${lastActivities('user_id', userId, since)})
    ) as last
    group by product_id order by max(at) desc limit ${most}`

/** Of nobody there are none. */
const lastActivities = (column: 'visitor_id' | 'user_id', id: RawBuilder<unknown>, since: Date) => sql`
  select product_id, at from activities
  where ${sql.ref(column)} = ${id} and at > ${since}::timestamptz
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

/** What was computed from them stays, and tells of nobody. */
export async function deleteActivitiesOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('activities').where('user_id', '=', userId).execute()
}

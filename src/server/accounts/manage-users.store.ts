import { type RawBuilder, sql } from 'kysely'
import type { Role } from '#contract/accounts/permissions.ts'
import type { USER_SORTS } from '#contract/admin/users.endpoints.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { SellerState } from '#contract/sellers/sellers.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { containing, isBeyond, orderBy, type Sorting } from '#server/platform/keyset.ts'

export type PeopleFilter = {
  role?: Role | undefined
  search?: string | undefined
  /** Only those who sell, or those of them who stand so. */
  seller?: 'any' | SellerState | undefined
}
export type PeopleSort = (typeof USER_SORTS)[number]

const SORTS: Record<PeopleSort, Sorting> = {
  newest: { keys: [sql`users.id`], direction: 'desc' },
  name: { keys: [sql`lower(users.full_name)`, sql`users.id`], direction: 'asc' },
}

/** A text that more people's names contain than this says little about who is meant. */
const MOST_FOUND = 1_000

type Asked = { filter: PeopleFilter; sort: PeopleSort; after: (string | number)[] | undefined; limit: number }
type Place = { id: string; keys: (string | number)[] }

/** One page of ids with the keys to go on from. */
export async function peoplePlaces(db: Db, { filter, sort, after, limit }: Asked): Promise<Place[]> {
  const sorting = SORTS[sort]
  const { rows } = await sql<Place>`
    select users.id, json_build_array(${sql.join([...sorting.keys])}) as keys from ${foundIn(filter)} as users
    where ${isBeyond(sorting, after)}
    order by ${orderBy(sorting)} limit ${limit}`.execute(db)
  return rows
}

export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from ${foundIn(filter)} as users limit ${COUNTED_UP_TO + 1}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Narrowed before the limit: of a thousand who contain the text, the one seller among others would be missed. */
function foundIn({ search, role, seller }: PeopleFilter): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (role) conditions.push(sql`users.role = ${role}`)
  if (seller) conditions.push(STANDING[seller])
  const narrowed = sql.join(conditions, sql` and `)
  if (!search) return sql`(select * from users where ${narrowed})`
  return sql`(
    select * from users where user_words(full_name, username, email) like ${containing(search)} and ${narrowed}
    limit ${MOST_FOUND}
  )`
}

/** Written as the indexes of db/migrations have it, so that these find it. */
const STANDING: Record<'any' | SellerState, RawBuilder<unknown>> = {
  any: sql`(users.role = 'seller' or (users.role = 'superadmin' and users.gst_number is not null))`,
  waiting: sql`users.role = 'seller' and not users.approved and users.seller_decided_at is null`,
  approved: sql`users.role = 'seller' and users.approved`,
  refused: sql`users.role = 'seller' and not users.approved and users.seller_decided_at is not null`,
}

/** Held until the transaction ends. */
export const lockUser = (tx: Db, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'role', 'email', 'full_name as fullName', 'approved', 'seller_decided_at as decidedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function setUser(
  tx: Db,
  id: string,
  change: { role?: Role; approved?: boolean; seller_note?: string | null; seller_decided_at?: Date },
): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', id).execute()
}

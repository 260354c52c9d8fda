import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Role } from '#contract/accounts/roles.ts'
import type { USER_SORTS } from '#contract/admin/users.endpoints.ts'
import type { SellerState } from '#contract/sellers/seller-state.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  containing,
  countRows,
  type KeysetQuery,
  type KeysetRow,
  keysetRows,
  type Sorting,
} from '#server/platform/db/keyset.ts'
import type { UsersTable } from './user.table.ts'

export type UserFilter = {
  role?: Role | undefined
  search?: string | undefined
  /** Only sellers, or those of them in this state. */
  seller?: 'any' | SellerState | undefined
}
export type UserSort = (typeof USER_SORTS)[number]

const SORTS: Record<UserSort, Sorting> = {
  newest: { keys: [sql`users.id`], direction: 'desc' },
  name: { keys: [sql`lower(users.full_name)`, sql`users.id`], direction: 'asc' },
}

/** A text that more people's names contain than this says little about who is meant. */
const MOST_FOUND = 1_000

type Query = Omit<KeysetQuery, 'sorting'> & { filter: UserFilter; sort: UserSort }

export const userRows = (db: Db, { filter, sort, ...page }: Query): Promise<KeysetRow[]> =>
  keysetRows(db, sql`${filtered(filter)} as users`, { ...page, sorting: SORTS[sort] })

export const countUsers = (db: Db, filter: UserFilter): Promise<number> =>
  countRows(db, sql`${filtered(filter)} as users`)

/** Filtered before the limit: of a thousand who contain the text, the one seller among others would be missed. */
function filtered({ search, role, seller }: UserFilter): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (role) conditions.push(sql`users.role = ${role}`)
  if (seller) conditions.push(SELLER_STATES[seller])
  const where = sql.join(conditions, sql` and `)
  if (!search) return sql`(select * from users where ${where})`
  return sql`(
    select * from users where user_words(full_name, username, email) like ${containing(search)} and ${where}
    limit ${MOST_FOUND}
  )`
}

/** Written as the indexes of db/migrations have it, so that these find it. */
const SELLER_STATES: Record<'any' | SellerState, RawBuilder<unknown>> = {
  any: sql`(users.role = 'seller' or (users.role = 'superadmin' and users.gst_number is not null))`,
  waiting: sql`users.role = 'seller' and not users.approved and users.seller_decided_at is null`,
  approved: sql`users.role = 'seller' and users.approved`,
  refused: sql`users.role = 'seller' and not users.approved and users.seller_decided_at is not null and not users.seller_suspended`,
  suspended: sql`users.role = 'seller' and not users.approved and users.seller_decided_at is not null and users.seller_suspended`,
}

/**
 * Locked until the transaction ends; not against being named by other rows, such as the audit log's: of two superadmins
 * who change each other each would wait for the other.
 */
export const lockUser = (tx: Db, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'role', 'email', 'full_name as fullName', 'language', 'approved', 'seller_decided_at as decidedAt'])
    .select(['limited_to as limitedTo'])
    .select(['gst_number as gstNumber', 'seller_suspended as isSuspended'])
    .select(['seller_phone as phoneNumber', 'pickup_address as pickup'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function setUser(tx: Db, id: string, change: Updateable<UsersTable>): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', id).execute()
}

/** More than a shop of this size has, and as many as one screen holds. */
const MOST_STAFF = 200

export const staffRows = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['admin', 'superadmin'])
    .orderBy((of) => of.fn('lower', ['full_name']))
    .orderBy('id')
    .limit(MOST_STAFF)
    .execute()

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { GRANTS, type Grant } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { User } from '#contract/accounts/user.ts'
import { type Image, imageUrlFor } from '#contract/images/image.ts'
import { AVATAR_PIXELS, COVER_PIXELS } from '#contract/images/image-limits.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Statement } from '#server/platform/db/write-together.ts'
import type { UsersTable } from './user.table.ts'

export async function hasSuperadmin(db: Db): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('role', '=', 'superadmin').limit(1).executeTakeFirst()
  return found !== undefined
}

const MOST_SUPERADMINS = 20

/** The oldest superadmins, who are as many as a shop has in earnest. */
export const firstSuperadmins = (db: Db): Promise<{ username: string; passwordHash: string }[]> =>
  db
    .selectFrom('users')
    .select(['username', 'password_hash as passwordHash'])
    .where('role', '=', 'superadmin')
    .orderBy('id')
    .limit(MOST_SUPERADMINS)
    .execute()

export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<void> {
  await db.insertInto('users').values(user).execute()
}

/** Returns false when the username or the e-mail address went to someone else meanwhile. */
export async function insertUserIfFree(db: Db, user: Insertable<UsersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values(user)
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** An account with what proves its owner. */
export type Account = {
  id: string
  fullName: string
  email: string
  language: Language
  role: UsersTable['role']
  passwordHash: string
}

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'full_name as fullName', 'email', 'language', 'role', 'password_hash as passwordHash'])

export const accountById = (db: Db, id: string): Promise<Account | undefined> =>
  accounts(db).where('id', '=', id).executeTakeFirst()

/** Whoever changes or deletes the account waits until the transaction ends. */
export const lockAccount = (tx: Db, id: string): Promise<Account | undefined> =>
  accounts(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const accountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  accounts(db).where(sql<string>`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()

/** By what people type to log in: a username never holds an @. */
export const accountByLogin = (db: Db, name: string): Promise<Account | undefined> =>
  name.includes('@')
    ? accountByEmail(db, name)
    : accounts(db).where(sql<string>`lower(username)`, '=', name.toLowerCase()).executeTakeFirst()

export async function roleOf(db: Db, id: string): Promise<Role | undefined> {
  const found = await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
  return found?.role
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}

const UNIQUE_VIOLATION = '23505'

/** Returns false when the e-mail address belongs to someone else; the transaction, if any, is then lost. */
export async function updateUser(db: Db, id: string, change: Updateable<UsersTable>): Promise<boolean> {
  try {
    await db.updateTable('users').set(change).where('id', '=', id).execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** Nothing to write, most often: people seldom change the language that they read. */
export const languageSet = (db: Db, person: { id: string; language: Language }, language: Language): Statement[] =>
  language === person.language ? [] : [db.updateTable('users').set({ language }).where('id', '=', person.id)]

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** Counts superadmins while nobody can add or remove one beside us. */
export async function lockSuperadmins(tx: Db): Promise<number> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'superadmin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.length
}

/** Who looks after the shop; the longest serving first. */
export const adminsToMail = (db: Db, most: number): Promise<{ fullName: string; email: string }[]> =>
  db
    .selectFrom('users')
    .select(['full_name as fullName', 'email'])
    .where('role', 'in', ['admin', 'superadmin'])
    .orderBy('id')
    .limit(most)
    .execute()

/** Avatar and cover, as far as there are any. */
export const imagesOfUser = (db: Db, id: string): Promise<Image[]> =>
  db
    .selectFrom('users')
    .innerJoin('images', (join) =>
      join.on((on) => on.or([on('images.id', '=', on.ref('avatar_id')), on('images.id', '=', on.ref('cover_id'))])),
    )
    .select(['images.id', 'images.width', 'images.height'])
    .where('users.id', '=', id)
    .execute()

type Known = { user: User; language: Language; joined: Date }

/** The user as the wire has it, with the day they joined. */
export async function userById(db: Db, id: string): Promise<Known | undefined> {
  const [found] = await usersById(db, [id])
  return found
}

/** These users, in no particular order. */
export async function usersById(db: Db, ids: readonly string[]): Promise<Known[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .leftJoin('images as avatar', 'avatar.id', 'users.avatar_id')
    .leftJoin('images as cover', 'cover.id', 'users.cover_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select('second_factors.confirmed_at as secondFactorSince')
    .select(['avatar.width as avatarWidth', 'cover.width as coverWidth'])
    .where('users.id', 'in', ids)
    .execute()
  return rows.map((row) => ({ user: toUser(row), language: row.language, joined: row.created_at }))
}

type Row = Selectable<UsersTable> & {
  avatarWidth: number | null
  coverWidth: number | null
  secondFactorSince: Date | null
}

const toUser = (row: Row): User => ({
  _id: row.id,
  username: row.username,
  fullName: row.full_name,
  email: row.email,
  avatar: pictureUrl(row.avatar_id, row.avatarWidth, AVATAR_PIXELS),
  coverImage: pictureUrl(row.cover_id, row.coverWidth, COVER_PIXELS),
  role: row.role,
  ...((row.role === 'seller' || row.gst_number !== null) && { approved: row.approved }),
  ...(row.role === 'admin' && row.limited_to && { limitedTo: knownGrants(row.limited_to) }),
  ...(row.gst_number !== null && { gstNumber: row.gst_number }),
  ...((row.role !== 'customer' || row.secondFactorSince) && { secondFactor: row.secondFactorSince ? 'on' : 'off' }),
})

/** A grant that the shop no longer knows is none. */
const knownGrants = (kept: readonly Grant[]) => GRANTS.filter((grant) => kept.includes(grant))

const pictureUrl = (id: string | null, width: number | null, pixels: number) =>
  id && width ? imageUrlFor({ id, width, height: 1 }, pixels) : null

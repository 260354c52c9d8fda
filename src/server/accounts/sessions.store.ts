import type { Insertable, Selectable } from 'kysely'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SessionsTable } from './session.table.ts'

export type SessionRow = Selectable<SessionsTable>

export async function insertSession(db: Db, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** The session of a family of refresh tokens, and nobody else gets at it until the transaction is over. */
export async function lockSession(tx: Db, familyHash: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('sessions').selectAll().where('family_hash', '=', familyHash).forUpdate().executeTakeFirst()
}

export async function updateSession(db: Db, id: string, change: Partial<SessionRow>): Promise<void> {
  await db.updateTable('sessions').set(change).where('id', '=', id).execute()
}

/** A session and the user behind it, as they are now. */
export async function sessionWithUser(db: Db, { sub, sid }: { sub: string; sid: string }) {
  const [session] = await sessionsWithUser(db, sid, sub)
  return session
}

/** Said at every call of somebody who is logged in. */
const sessionsWithUser = builtOnce((db, sid: string, sub: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'users.role',
      'users.approved',
      'users.limited_to as limitedTo',
      'second_factors.confirmed_at as secondFactorSince',
    ])
    .select(['sessions.created_at as createdAt', 'sessions.expires_at as expiresAt', 'sessions.proven_at as provenAt'])
    .where('sessions.id', '=', sid)
    .where('sessions.user_id', '=', sub),
)

export async function sessionsOf(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns whether there was one. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns whose session it was, if there was one. */
export async function deleteFamily(db: Db, familyHash: string): Promise<string | undefined> {
  const session = await db
    .deleteFrom('sessions')
    .where('family_hash', '=', familyHash)
    .returning('user_id')
    .executeTakeFirst()
  return session?.user_id
}

export async function deleteSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
}

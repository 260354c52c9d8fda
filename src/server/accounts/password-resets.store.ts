import { type Insertable, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PasswordResetsTable } from './registration.table.ts'

/** Links are remembered for so long: how many were mailed in a day is counted by them. */
export const RESETS_KEPT_MS = 24 * 60 * 60 * 1000

/** Returns false when the account has been mailed as many as it may within a day. */
export async function insertResetWithin(db: Db, reset: Insertable<PasswordResetsTable>, max: number): Promise<boolean> {
  const since = new Date(reset.created_at.getTime() - RESETS_KEPT_MS)
  const { numAffectedRows } = await sql`
    insert into password_resets (token_hash, user_id, created_at, expires_at)
    select ${reset.token_hash}, ${reset.user_id}::uuid, ${reset.created_at}::timestamptz, ${reset.expires_at}::timestamptz
    where (
      select count(*) from password_resets where user_id = ${reset.user_id}::uuid and created_at > ${since}::timestamptz
    ) < ${max}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** The newest link that was mailed works until then. */
export async function renewNewestReset(db: Db, userId: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', (query) =>
      query
        .selectFrom('password_resets as newest')
        .select('newest.token_hash')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.created_at', 'desc')
        .limit(1),
    )
    .execute()
}

/** Whose password the link may change. */
export async function userOfReset(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const reset = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return reset?.user_id
}

/** Voids every link of the account. Returns their hashes: whoever finds its own among them was the first to use it. */
export async function deleteResets(tx: Db, userId: string): Promise<string[]> {
  const deleted = await tx.deleteFrom('password_resets').where('user_id', '=', userId).returning('token_hash').execute()
  return deleted.map(({ token_hash }) => token_hash)
}

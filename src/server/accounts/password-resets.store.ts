import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { OTP_TRIES } from './registrations.store.ts'

/** A new code voids the one before. */
export async function upsertReset(
  db: Db,
  userId: string,
  otp: { otp_hash: string; otp_expires_at: Date },
): Promise<void> {
  const fresh = { ...otp, otp_tries: 0 }
  await db
    .insertInto('password_resets')
    .values({ user_id: userId, ...fresh })
    .onConflict((older) => older.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** Uses up one attempt before its outcome is known. Returns what to compare with, or undefined when there is none left. */
export async function consumeResetAttempt(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('password_resets')
    .set({ otp_tries: sql`otp_tries + 1` })
    .where('user_id', '=', userId)
    .where('otp_tries', '<', OTP_TRIES)
    .where('otp_expires_at', '>', now)
    .returning('otp_hash')
    .executeTakeFirst()
  return row?.otp_hash
}

/** Returns false when the code was used already. */
export async function consumeReset(tx: Db, userId: string, otpHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('otp_hash', '=', otpHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

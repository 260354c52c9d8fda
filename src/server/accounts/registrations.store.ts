import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { RegistrationsTable } from './registration.table.ts'

export const OTP_TRIES = 5

export type Registration = Selectable<RegistrationsTable>

export async function insertRegistration(db: Db, registration: Insertable<RegistrationsTable>): Promise<void> {
  await db.insertInto('registrations').values(registration).execute()
}

const unexpired = (db: Db, now: Date) => db.selectFrom('registrations').selectAll().where('expires_at', '>', now)

export const registrationByToken = (db: Db, tokenHash: string, now: Date): Promise<Registration | undefined> =>
  unexpired(db, now).where('token_hash', '=', tokenHash).executeTakeFirst()

/** The newest one that waits for its code, by what people type to log in. */
export const registrationByLogin = (db: Db, name: string, now: Date): Promise<Registration | undefined> =>
  unexpired(db, now)
    .where(name.includes('@') ? sql<string>`lower(email)` : sql<string>`lower(username)`, '=', name.toLowerCase())
    .where('verified_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether someone with another address is about to take the name. */
export async function isUsernamePending(db: Db, username: string, email: string, now: Date): Promise<boolean> {
  const found = await unexpired(db, now)
    .where(sql<string>`lower(username)`, '=', username)
    .where(sql<string>`lower(email)`, '<>', email)
    .where('verified_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function setToken(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.updateTable('registrations').set({ token_hash: tokenHash }).where('id', '=', id).execute()
}

export async function setOtp(db: Db, id: string, otp: { otp_hash: string; otp_expires_at: Date }): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ ...otp, otp_tries: 0 })
    .where('id', '=', id)
    .execute()
}

/** Uses up one attempt before its outcome is known. Returns what to compare with, or undefined when there is none left. */
export async function consumeOtpAttempt(db: Db, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('registrations')
    .set({ otp_tries: sql`otp_tries + 1` })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .where('otp_tries', '<', OTP_TRIES)
    .where('otp_expires_at', '>', now)
    .returning('otp_hash')
    .executeTakeFirst()
  return row?.otp_hash
}

/** Returns false when someone else was quicker. */
export async function markVerified(tx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('registrations')
    .set({ verified_at: now, password_hash: '', otp_hash: '' })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteRegistrations(tx: Db, email: string, except?: string): Promise<void> {
  await tx
    .deleteFrom('registrations')
    .where(sql<string>`lower(email)`, '=', email)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
}

import type { Db } from '#server/platform/db/database.ts'

type SecondFactor = { sealedSecret: string; confirmedAt: Date | null }

/** Also one that is still being set up. */
export const secondFactorOf = (db: Db, userId: string): Promise<SecondFactor | undefined> =>
  db
    .selectFrom('second_factors')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const found = await secondFactorOf(db, userId)
  return found !== undefined && found.confirmedAt !== null
}

/** Keeps a secret that is still to be confirmed, in place of one before it. Returns false where one is in use. */
export async function insertUnconfirmed(db: Db, userId: string, sealedSecret: string): Promise<boolean> {
  const fresh = { sealed_secret: sealedSecret, last_step: 0 }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, confirmed_at: null, ...fresh })
    .onConflict((older) => older.column('user_id').doUpdateSet(fresh).where('second_factors.confirmed_at', 'is', null))
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns false where it was confirmed already, or another one took its place. */
export async function confirmSecret(
  tx: Db,
  userId: string,
  sealedSecret: string,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses up the code of a step, and those before it. Returns false where that was done already. */
export async function consumeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The recovery codes go with it. Returns whether there was one in use. */
export async function deleteSecondFactor(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return row !== undefined && row.confirmed_at !== null
}

/** If it was confirmed no earlier than that. Returns whether it was. */
export async function deleteSecondFactorSince(tx: Db, userId: string, since: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', since)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** In place of those before. */
export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

/** Returns false where there is no such code, or no longer. */
export async function consumeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()
  return rows.length
}

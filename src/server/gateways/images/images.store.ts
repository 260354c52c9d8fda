import type { Image } from '#contract/images/image.ts'
import type { Db } from '#server/platform/db/database.ts'

export async function insertImage(db: Db, image: Image): Promise<void> {
  await db
    .insertInto('images')
    .values(image)
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function lockImages(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('images').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  return new Set(rows.map(({ id }) => id))
}

const STILL_REFERRED_TO = '23503'

/** Answers false when somebody or something still shows it: every table that refers to pictures says so itself. */
export async function deleteImageIfUnused(db: Db, id: string): Promise<boolean> {
  try {
    await db.deleteFrom('images').where('id', '=', id).execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === STILL_REFERRED_TO) return false
    throw error
  }
}

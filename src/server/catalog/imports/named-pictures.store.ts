import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** The pictures that somebody has uploaded under these names: their ids, by name. */
export async function picturesNamed(db: Db, userId: string, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_import_pictures')
    .select(['name', 'image_id'])
    .where('user_id', '=', userId)
    .where('name', 'in', [...new Set(names)])
    .execute()
  return new Map(rows.map(({ name, image_id }) => [name, image_id]))
}

export async function countNamed(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from product_import_pictures where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

type Named = { userId: string; name: string; imageId: string; now: Date }

/** The same name again means the new picture. */
export async function putNamed(db: Db, { userId, name, imageId, now }: Named): Promise<void> {
  await db
    .insertInto('product_import_pictures')
    .values({ user_id: userId, name, image_id: imageId, added_at: now })
    .onConflict((known) => known.columns(['user_id', 'name']).doUpdateSet({ image_id: imageId, added_at: now }))
    .execute()
}

export async function dropNamedBefore(db: Db, userId: string, before: Date): Promise<void> {
  await db.deleteFrom('product_import_pictures').where('user_id', '=', userId).where('added_at', '<', before).execute()
}

import type { Insertable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { UsersTable } from './user.table.ts'

export async function hasSuperadmin(db: Db): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('role', '=', 'superadmin').limit(1).executeTakeFirst()
  return found !== undefined
}

export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<void> {
  await db.insertInto('users').values(user).execute()
}

import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { hashSecret } from './password-hash.ts'
import { hasSuperadmin, insertUser } from './users.store.ts'

/** Makes the first account of a new shop. Returns its password when it was made up here and must be shown, once. */
export async function createSuperadmin(
  db: Db,
  { superadmin }: Pick<Config, 'superadmin'>,
): Promise<string | undefined> {
  if (await hasSuperadmin(db)) return undefined
  const password = superadmin.password ?? randomBytes(12).toString('base64url')
  await insertUser(db, {
    id: newId(),
    username: superadmin.username,
    email: superadmin.email,
    full_name: 'Superadmin',
    password_hash: await hashSecret(password.normalize('NFC')),
    role: 'superadmin',
  })
  return superadmin.password ? undefined : password
}

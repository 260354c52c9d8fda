import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { hasSuperadmin, insertUser } from './users.store.ts'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Makes the first account of a new shop. Answers its password when it was made up here and must be shown, once. */
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
    password_hash: await hash(password, ARGON2),
    role: 'superadmin',
  })
  return superadmin.password ? undefined : password
}

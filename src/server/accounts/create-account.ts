import type { Insertable } from 'kysely'
import type { AccountCtx } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { countInWindow } from './attempts.store.ts'
import { assertNotBlocked, networkOf, REGISTRATIONS, subjectOf } from './limits.ts'
import { hashSecret } from './password-hash.ts'
import type { UsersTable } from './user.table.ts'
import { accountByEmail, insertUserIfFree, isUsernameTaken } from './users.store.ts'

type Person = { fullName: string; email: string; username: string; password: string }
type Rest = Pick<Insertable<UsersTable>, 'role' | 'gst_number' | 'avatar_id' | 'cover_id'>

/**
 * Creates an account without a mailed code. Returns which of username and e-mail is taken, if one is. The rest, with its
 * pictures, is asked for only when the name is free.
 */
export async function createAccount(
  ctx: AccountCtx,
  person: Person,
  rest: () => Promise<Rest>,
): Promise<'username' | 'email' | undefined> {
  const { db, now, from } = ctx
  const here = subjectOf('register', networkOf(from.address))
  assertNotBlocked(await countInWindow(db, here, REGISTRATIONS, now), now)
  if (await isUsernameTaken(db, person.username)) return 'username'
  if (await accountByEmail(db, person.email)) return 'email'
  const isFree = await insertUserIfFree(db, {
    id: newId(),
    username: person.username,
    email: person.email,
    full_name: person.fullName,
    password_hash: await hashSecret(person.password),
    created_at: now,
    ...(await rest()),
  })
  return isFree ? undefined : 'username'
}

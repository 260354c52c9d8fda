import type { Role } from '#contract/accounts/roles.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AccountCtx, Actor } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { newToken, tokenHash } from '#server/platform/security/random-tokens.ts'
import { familyOf } from './refresh-tokens.ts'
import { isSessionOver, sessionEnd } from './session-lifetime.ts'
import { deleteFamily, insertSession, sessionWithUser } from './sessions.store.ts'

/** Logs this device in as the user, in place of whoever was logged in on it before. Returns the access token. */
export async function openSession(ctx: AccountCtx, user: { id: string; role: Role }): Promise<string> {
  const { db, cookies, tokens, now, from } = ctx
  const before = familyOf(cookies.refresh())
  if (before) await deleteFamily(db, tokenHash(before))
  const id = newId()
  const [family, newest] = [newToken(), newToken()]
  await insertSession(db, {
    id,
    user_id: user.id,
    family_hash: tokenHash(family),
    token_hash: tokenHash(newest),
    previous_hash: null,
    rotated_at: now,
    created_at: now,
    last_used_at: now,
    expires_at: sessionEnd(user.role, now, now),
    ...from,
  })
  const access = await tokens.signAccess(user.id, id, now)
  const device = await tokens.signDevice(user.id, newToken(), now)
  cookies.give({ access, refresh: `${family}.${newest}`, device })
  return access
}

/** The user behind an access token, if the session still lives; with the role they have now, not when it was signed. */
export async function authenticate(db: Db, claims: { sub: string; sid: string }, now: Date): Promise<Actor> {
  const session = await sessionWithUser(db, claims)
  if (!session || isSessionOver(session, now)) return undefined
  const { id, role, approved, limitedTo, createdAt, provenAt, secondFactorSince } = session
  // Who has just logged in has just shown the password.
  return {
    id,
    role,
    approved,
    limitedTo: limitedTo ?? undefined,
    provenAt: provenAt ?? createdAt,
    hasSecondFactor: secondFactorSince !== null,
  }
}

import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { familyOf } from './refresh-tokens.ts'
import { deleteFamily, deleteSession, deleteSessionsOf } from './sessions.store.ts'

/** Ends the session, whether the caller still has its access token, its refresh token or both. */
export async function logout(ctx: AccountCtx): Promise<{ message: string }> {
  const { db, actor, sessionId, cookies } = ctx
  const isEnded = actor && sessionId && (await deleteSession(db, actor.id, sessionId))
  const family = familyOf(cookies.refresh())
  const owner = (family && (await deleteFamily(db, tokenHash(family)))) || (isEnded && actor.id)
  if (owner) await recordSecurity(db, ctx, { event: 'logout', of: owner, by: owner })
  cookies.clear()
  return { message: accountTexts.loggedOut }
}

export async function logoutEverywhere(ctx: AccountCtx): Promise<{ message: string }> {
  const { id } = signedIn(ctx)
  await deleteSessionsOf(ctx.db, id)
  await recordSecurity(ctx.db, ctx, { event: 'all-sessions-ended', of: id })
  ctx.cookies.clear()
  return { message: accountTexts.loggedOutEverywhere }
}

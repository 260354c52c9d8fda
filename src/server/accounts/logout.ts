import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { tokenHash } from '#server/platform/random-tokens.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { familyOf } from './refresh-tokens.ts'
import { deleteFamily, deleteSession, deleteSessionsOf } from './sessions.store.ts'

/** Ends the session, whether the caller still has its access token, its refresh token or both. */
export async function logout(ctx: AccountCtx): Promise<{ message: string }> {
  const { db, actor, sessionId, cookies } = ctx
  if (actor && sessionId) await deleteSession(db, actor.id, sessionId)
  const family = familyOf(cookies.refresh())
  if (family) await deleteFamily(db, tokenHash(family))
  cookies.clear()
  return { message: accountTexts.loggedOut }
}

export async function logoutEverywhere(ctx: AccountCtx): Promise<{ message: string }> {
  await deleteSessionsOf(ctx.db, signedIn(ctx).id)
  ctx.cookies.clear()
  return { message: accountTexts.loggedOutEverywhere }
}

import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import type { refreshTokenCall } from '#contract/accounts/session.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { newToken, tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { sessionStolenMail } from './account-mails.ts'
import { readRefreshToken } from './refresh-tokens.ts'
import { isSessionOver, sessionEnd } from './session-lifetime.ts'
import { deleteSession, lockSession, type SessionRow, updateSession } from './sessions.store.ts'
import { accountById, roleOf } from './users.store.ts'
import { warnOwner } from './warn-owner.ts'

/** Tabs that refresh at the same moment all send the old token; so long after its use it is still theirs. */
const GRACE_MS = 10_000

type Outcome = { session: SessionRow; refresh?: string }

/** Trades the refresh token for a new pair. A used one that comes back ends the session: somebody has a copy. */
export async function refreshSession(ctx: AccountCtx): Promise<AnswerOf<typeof refreshTokenCall>> {
  const given = readRefreshToken(ctx.cookies.refresh())
  const outcome = given && (await ctx.db.transaction().execute((tx) => rotate(ctx, tx, given)))
  if (!outcome) {
    ctx.cookies.clear()
    throw new Failure(accountFailures.sessionOver)
  }
  const { session, refresh } = outcome
  const access = await ctx.tokens.signAccess(session.user_id, session.id, ctx.now)
  ctx.cookies.give({ access, ...(refresh && { refresh }) })
  return { accessToken: access }
}

async function rotate(
  ctx: AccountCtx,
  tx: Db,
  { family, word }: { family: string; word: string },
): Promise<Outcome | undefined> {
  const { now, from } = ctx
  const session = await lockSession(tx, tokenHash(family))
  const role = session && (await roleOf(tx, session.user_id))
  if (!role) return undefined
  const { created_at: createdAt, expires_at: expiresAt } = session
  if (isSessionOver({ role, createdAt, expiresAt }, now)) return undefined
  const given = tokenHash(word)
  if (given === session.token_hash) {
    const newest = newToken()
    await updateSession(tx, session.id, {
      token_hash: tokenHash(newest),
      previous_hash: given,
      rotated_at: now,
      last_used_at: now,
      expires_at: sessionEnd(role, createdAt, now),
      ...from,
    })
    return { session, refresh: `${family}.${newest}` }
  }
  // The tab that was first has put the newest token into the cookie that all tabs share.
  if (given === session.previous_hash && now.getTime() - session.rotated_at.getTime() <= GRACE_MS) return { session }
  await deleteSession(tx, session.user_id, session.id)
  await recordSecurity(tx, ctx, { event: 'session-stolen', of: session.user_id, by: null })
  const account = await accountById(tx, session.user_id)
  if (account) await warnOwner(tx, now, account, { about: 'stolen session', mail: sessionStolenMail })
  return undefined
}

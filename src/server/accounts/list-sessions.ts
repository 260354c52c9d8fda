import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { Session } from '#contract/accounts/user.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { deviceName, spokenDevice } from '#server/platform/http/device-name.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { isSessionOver } from './session-lifetime.ts'
import { deleteSession, sessionsOf } from './sessions.store.ts'

/** Where I am logged in, last used first. */
export async function listSessions(ctx: AccountCtx): Promise<{ data: Session[] }> {
  const alive = await aliveSessions(ctx.db, signedIn(ctx), ctx.now)
  return { data: alive.map((session) => ({ ...session, isCurrent: session._id === ctx.sessionId })) }
}

/** Where somebody is logged in, last used first. */
export async function aliveSessions(
  db: Db,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<Omit<Session, 'isCurrent'>[]> {
  const sessions = await sessionsOf(db, id, now)
  const alive = sessions.filter(
    (session) => !isSessionOver({ role, createdAt: session.created_at, expiresAt: session.expires_at }, now),
  )
  return alive.map((session) => ({
    _id: session.id,
    device: spokenDevice(deviceName(session.agent)),
    address: session.address,
    createdAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
  }))
}

export async function endSession(ctx: AccountCtx, { id }: { id: string }): Promise<{ message: string }> {
  const { id: userId } = signedIn(ctx)
  if (!(await deleteSession(ctx.db, userId, id))) throw new Failure(accountFailures.unknownSession)
  await recordSecurity(ctx.db, ctx, { event: 'session-ended', of: userId })
  if (id === ctx.sessionId) ctx.cookies.clear()
  return { message: accountTexts.sessionEnded }
}

import type { proveCall } from '#contract/accounts/second-factor.endpoints.ts'
import { secondFactorTexts } from '#contract/accounts/second-factor.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { updateSession } from '../sessions.store.ts'
import { verifyOwner } from './verify-owner.ts'

/** Notes in the session that its owner was there just now. */
export async function prove(
  ctx: AccountCtx,
  { password, code }: ParsedInput<typeof proveCall>,
): Promise<AnswerOf<typeof proveCall>> {
  if (!ctx.sessionId) throw new Failure(requestFailures.notSignedIn)
  const account = await verifyOwner(ctx, { password, code })
  await updateSession(ctx.db, ctx.sessionId, { proven_at: ctx.now })
  await recordSecurity(ctx.db, ctx, { event: 'password-confirmed', of: account.id })
  return { message: secondFactorTexts.proven }
}

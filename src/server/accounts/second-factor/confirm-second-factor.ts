import type { confirmSecondFactorCall } from '#contract/accounts/second-factor.endpoints.ts'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import { secondFactorTexts } from '#contract/accounts/second-factor.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { deleteSessionsOf } from '../sessions.store.ts'
import { accountById } from '../users.store.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { secondFactorOnMail } from './second-factor-mails.ts'
import { confirmSecret, replaceRecoveryCodes, secondFactorOf } from './second-factors.store.ts'
import { matchingStep, wrongCode } from './verify-second-factor.ts'

/** A first code shows that the app has the secret. Other devices have not shown a code, so they are logged out. */
export async function confirmSecondFactor(
  ctx: AccountCtx,
  { code }: ParsedInput<typeof confirmSecondFactorCall>,
): Promise<AnswerOf<typeof confirmSecondFactorCall>> {
  const { id } = signedIn(ctx)
  const account = await accountById(ctx.db, id)
  if (!account) throw new Failure(requestFailures.notSignedIn)
  const factor = await secondFactorOf(ctx.db, id)
  if (!factor) throw new Failure(secondFactorFailures.notBegun)
  if (factor.confirmedAt) throw new Failure(secondFactorFailures.alreadyOn)
  const clearAttempts = await limitAttempts(ctx, 'second factor', id)
  const step = matchingStep(ctx, id, factor.sealedSecret, code)
  if (step === undefined) throw wrongCode()
  await clearAttempts()
  const codes = newRecoveryCodes()
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await confirmSecret(tx, id, factor.sealedSecret, { step, now: ctx.now }))) throw wrongCode()
    await replaceRecoveryCodes(tx, id, codes.hashes)
    await deleteSessionsOf(tx, id, ctx.sessionId)
    await queueMail(tx, account, () => secondFactorOnMail(account))
    await recordSecurity(tx, ctx, { event: 'second-factor-added', of: id })
  })
  return { message: secondFactorTexts.turnedOn, recoveryCodes: codes.shown }
}

import type { renewRecoveryCodesCall } from '#contract/accounts/second-factor.endpoints.ts'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import { secondFactorTexts } from '#contract/accounts/second-factor.texts.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { hasSecondFactor, replaceRecoveryCodes } from './second-factors.store.ts'

export async function renewRecoveryCodes(ctx: AccountCtx): Promise<AnswerOf<typeof renewRecoveryCodesCall>> {
  const { id } = signedIn(ctx)
  const codes = newRecoveryCodes()
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await hasSecondFactor(tx, id))) throw new Failure(secondFactorFailures.notOn)
    await replaceRecoveryCodes(tx, id, codes.hashes)
    await recordSecurity(tx, ctx, { event: 'recovery-codes-renewed', of: id })
  })
  return { message: secondFactorTexts.newCodes, recoveryCodes: codes.shown }
}

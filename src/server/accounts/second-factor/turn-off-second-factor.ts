import type { turnOffSecondFactorCall } from '#contract/accounts/second-factor.endpoints.ts'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import { secondFactorTexts } from '#contract/accounts/second-factor.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { secondFactorOffMail } from './second-factor-mails.ts'
import { deleteSecondFactor } from './second-factors.store.ts'
import { verifyOwner } from './verify-owner.ts'

/** A session alone must not take the second factor away. */
export async function turnOffSecondFactor(
  ctx: AccountCtx,
  { password, code }: ParsedInput<typeof turnOffSecondFactorCall>,
): Promise<AnswerOf<typeof turnOffSecondFactorCall>> {
  if (!signedIn(ctx).hasSecondFactor) throw new Failure(secondFactorFailures.notOn)
  const account = await verifyOwner(ctx, { password, code })
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await deleteSecondFactor(tx, account.id))) throw new Failure(secondFactorFailures.notOn)
    await queueMail(tx, account, () => secondFactorOffMail(account))
    await recordSecurity(tx, ctx, { event: 'second-factor-removed', of: account.id })
  })
  return { message: secondFactorTexts.turnedOff }
}

import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import { secondFactorTexts } from '#contract/accounts/second-factor.texts.ts'
import { userFailures } from '#contract/admin/user-rules.ts'
import type { resetSecondFactorCall } from '#contract/admin/users.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { lockUser } from '../manage-users.store.ts'
import { deleteSessionsOf } from '../sessions.store.ts'
import { secondFactorResetMail } from './second-factor-mails.ts'
import { deleteSecondFactor } from './second-factors.store.ts'

/** For somebody who lost phone and recovery codes. They log in anew, by the password, and set it up again. */
export async function resetSecondFactor(
  ctx: AccountCtx,
  { id }: ParsedInput<typeof resetSecondFactorCall>,
): Promise<AnswerOf<typeof resetSecondFactorCall>> {
  const actor = signedIn(ctx)
  if (actor.id === id) throw new Failure(userFailures.ownSecondFactor)
  return ctx.db.transaction().execute(async (tx) => {
    const target = await lockUser(tx, id)
    if (!target) throw new Failure(userFailures.unknownUser)
    if (!(await deleteSecondFactor(tx, id))) throw new Failure(secondFactorFailures.notOn)
    await deleteSessionsOf(tx, id)
    await queueMail(tx, target, () => secondFactorResetMail(target))
    await recordChange(tx, actor, ctx.now, { action: 'secondFactorReset', id })
    await recordSecurity(tx, ctx, { event: 'second-factor-reset', of: id })
    return { message: secondFactorTexts.reset.replace('{name}', target.fullName) }
  })
}

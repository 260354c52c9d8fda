import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { forgotPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { countInWindow, type WindowLimit } from './attempts.store.ts'
import { knownDevice } from './limit-attempts.ts'
import { assertNotBlocked, networkOf, RESETS, RESETS_FROM_NETWORK, subjectOf } from './limits.ts'
import { mailPasswordResetJob } from './mail-password-reset.ts'
import { accountByEmail } from './users.store.ts'

/** Has a link for a new password mailed. The answer and the work are the same whether the address has an account. */
export async function forgotPassword(
  ctx: AccountCtx,
  { email }: ParsedInput<typeof forgotPasswordCall>,
): Promise<AnswerOf<typeof forgotPasswordCall>> {
  await limitResets(ctx, email)
  await enqueue(ctx.db, mailPasswordResetJob, { email, from: ctx.from })
  return { message: accountTexts.resetSent }
}

/** Counted by who asks, never by whom it is about: what strangers ask for takes nothing away from the owner. */
async function limitResets(ctx: AccountCtx, email: string): Promise<void> {
  const { db, now, from } = ctx
  const network = networkOf(from.address)
  const account = await accountByEmail(db, email)
  const device = await knownDevice(ctx, account?.id ?? '')
  const count = async (subject: string, limit: WindowLimit) =>
    assertNotBlocked(await countInWindow(db, subject, limit, now), now, accountFailures.tooManyLinks)
  if (!device) await count(subjectOf('resets', network), RESETS_FROM_NETWORK)
  await count(subjectOf('reset', email, device ?? network), RESETS)
}

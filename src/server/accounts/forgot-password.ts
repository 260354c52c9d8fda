import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { forgotPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { consumeLimit } from './consume-limit.ts'
import { knownDevice } from './limit-attempts.ts'
import { RESETS, RESETS_FROM_NETWORK, subjectOf } from './limits.ts'
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
  const network = networkOf(ctx.from.address)
  const account = await accountByEmail(ctx.db, email)
  const device = await knownDevice(ctx, account?.id ?? '')
  const kind = accountFailures.tooManyLinks
  if (!device) await consumeLimit(ctx, subjectOf('resets', network), RESETS_FROM_NETWORK, kind)
  await consumeLimit(ctx, subjectOf('reset', email, device ?? network), RESETS, kind)
}

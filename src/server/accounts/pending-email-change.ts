import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { emailChangeCall } from '#contract/accounts/email-change.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { pendingEmailChange, renewConfirmation, withdrawEmailChanges } from './email-changes.store.ts'
import { limitEmailLinks } from './limit-email-links.ts'
import { EMAIL_LINKS_RESENT } from './limits.ts'
import { confirmation, mailConfirmation } from './start-email-change.ts'
import { accountById } from './users.store.ts'

/** My new address that waits to be confirmed. */
export async function getEmailChange(ctx: AccountCtx): Promise<AnswerOf<typeof emailChangeCall>> {
  const pending = await pendingEmailChange(ctx.db, signedIn(ctx).id, ctx.now)
  return { data: pending ? { email: pending.new_email, expiresAt: pending.expires_at.toISOString() } : null }
}

/** Mails the link to the new address once more. */
export async function resendEmailChange(ctx: AccountCtx): Promise<{ message: string }> {
  const { id } = signedIn(ctx)
  const pending = await pendingEmailChange(ctx.db, id, ctx.now)
  if (!pending) throw new Failure(accountFailures.noEmailChange)
  await limitEmailLinks(ctx, pending.new_email, EMAIL_LINKS_RESENT)
  const account = await accountById(ctx.db, id)
  if (!account) throw new Failure(requestFailures.notSignedIn)
  const { token, stored } = confirmation(ctx.now)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await renewConfirmation(tx, pending.id, stored))) throw new Failure(accountFailures.noEmailChange)
    await mailConfirmation(tx, account, pending.new_email, token)
  })
  return { message: accountTexts.emailLinkSent.replace('{email}', () => pending.new_email) }
}

/** Withdraws the new address. */
export async function cancelEmailChange(ctx: AccountCtx): Promise<{ message: string }> {
  const { id } = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    if (await withdrawEmailChanges(tx, id)) await recordSecurity(tx, ctx, { event: 'email-change-cancelled', of: id })
  })
  return { message: accountTexts.emailChangeCancelled }
}

import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts, EMAIL_CHANGE_STOPPABLE_DAYS } from '#contract/accounts/accounts.texts.ts'
import type { stopEmailChangeCall } from '#contract/accounts/email-change.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { deleteEmailChangesFrom, emailChangeByStop } from './email-changes.store.ts'
import { mailPasswordReset } from './mail-password-reset.ts'
import { deleteSecondFactorSince } from './second-factor/second-factors.store.ts'
import { deleteSessionsOf } from './sessions.store.ts'
import { accountById, updateUser } from './users.store.ts'
import { voidMailedLinks } from './void-mailed-links.ts'

const STOPPABLE_MS = EMAIL_CHANGE_STOPPABLE_DAYS * 24 * 60 * 60 * 1000
/** Fits no password. */
const NO_PASSWORD = ''

/**
 * "This was not me", by the link in the mail to the old address: it is the address again, confirmed or not. Whoever asked
 * for the new one knew the password, so that is void too, every device is logged out and a link for a new one is mailed.
 * Two-step login that was turned on since asks for codes that only they have, so it goes.
 */
export async function stopEmailChange(
  ctx: AccountCtx,
  { token }: ParsedInput<typeof stopEmailChangeCall>,
): Promise<AnswerOf<typeof stopEmailChangeCall>> {
  const hash = tokenHash(token)
  const change = await emailChangeByStop(ctx.db, hash, new Date(ctx.now.getTime() - STOPPABLE_MS))
  if (!change) throw new Failure(accountFailures.linkOver)
  const { user_id: id, old_email: email } = change
  await ctx.db.transaction().execute(async (tx) => {
    const stops = await deleteEmailChangesFrom(tx, change)
    const account = await accountById(tx, id)
    if (!account || !stops.includes(hash)) throw new Failure(accountFailures.linkOver)
    if (!(await updateUser(tx, id, { email, password_hash: NO_PASSWORD })))
      throw new Failure(accountFailures.emailTaken)
    await deleteSessionsOf(tx, id)
    await voidMailedLinks(tx, id)
    await recordSecurity(tx, ctx, { event: 'email-change-disputed', of: id, by: null })
    if (await deleteSecondFactorSince(tx, id, change.created_at)) {
      await recordSecurity(tx, ctx, { event: 'second-factor-removed', of: id, by: null })
    }
    await mailPasswordReset(tx, ctx, { ...account, email })
  })
  ctx.cookies.clear()
  return { message: accountTexts.emailChangeStopped }
}

import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { updateDetailsCall } from '#contract/accounts/profile.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { limitEmailLinks } from './limit-email-links.ts'
import { EMAIL_CHANGES } from './limits.ts'
import { verifyOwner } from './second-factor/verify-owner.ts'
import { startEmailChange } from './start-email-change.ts'
import { ownDetailOf } from './user-detail.ts'
import { accountById, updateUser } from './users.store.ts'
import { verifyPassword } from './verify-password.ts'

/**
 * Changes the name, and asks for another e-mail. The way back into the account goes through the e-mail, so a new one
 * wants what a login wants, and counts once it was confirmed.
 */
export async function updateDetails(
  ctx: AccountCtx,
  { fullName, email, password, code }: ParsedInput<typeof updateDetailsCall>,
): Promise<AnswerOf<typeof updateDetailsCall>> {
  const { id } = signedIn(ctx)
  const account = await accountById(ctx.db, id)
  if (!account) throw new Failure(requestFailures.notSignedIn)
  const isMoving = account.email.toLowerCase() !== email
  if (isMoving && !password) {
    throw new Failure(accountFailures.wrongPassword, { fields: { password: accountTexts.passwordForEmail } })
  }
  if (password && isMoving) await verifyOwner(ctx, { password, code })
  else if (password) await verifyPassword(ctx, 'password', password)
  if (isMoving) await limitEmailLinks(ctx, email, EMAIL_CHANGES)
  await ctx.db.transaction().execute(async (tx) => {
    await updateUser(tx, id, { full_name: fullName })
    if (isMoving) await startEmailChange(tx, ctx, { ...account, fullName }, email)
  })
  const message = isMoving ? accountTexts.emailLinkSent.replace('{email}', () => email) : accountTexts.detailsChanged
  return { message, data: await ownDetailOf(ctx, id) }
}

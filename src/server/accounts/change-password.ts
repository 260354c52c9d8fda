import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { changePasswordCall } from '#contract/accounts/profile.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { passwordChangedMail } from './account-mails.ts'
import { hashingPlace } from './hashing-place.ts'
import { hashSecret } from './password-hash.ts'
import { verifyOwner } from './second-factor/verify-owner.ts'
import { deleteSessionsOf } from './sessions.store.ts'
import { updateUser } from './users.store.ts'
import { voidMailedLinks } from './void-mailed-links.ts'

/** Changes the password and ends all sessions but this one. What was mailed before is void. */
export async function changePassword(
  ctx: AccountCtx,
  { currentPassword, newPassword, code }: ParsedInput<typeof changePasswordCall>,
): Promise<AnswerOf<typeof changePasswordCall>> {
  const account = await verifyOwner(ctx, { field: 'currentPassword', password: currentPassword, code })
  const passwordHash = await hashSecret(newPassword, await hashingPlace(ctx))
  await ctx.db.transaction().execute(async (tx) => {
    await updateUser(tx, account.id, { password_hash: passwordHash })
    await deleteSessionsOf(tx, account.id, ctx.sessionId)
    await voidMailedLinks(tx, account.id)
    await recordSecurity(tx, ctx, { event: 'password-changed', of: account.id })
    await queueMail(tx, account, () => passwordChangedMail(account))
  })
  return { message: accountTexts.passwordChanged }
}

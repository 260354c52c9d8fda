import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { resetPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { widestNetworkOf } from '#server/platform/http/network-of.ts'
import { newToken, tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { passwordChangedMail } from './account-mails.ts'
import { deleteAttempts } from './attempts.store.ts'
import { subjectOf } from './limits.ts'
import { hashSecret } from './password-hash.ts'
import { userOfReset } from './password-resets.store.ts'
import { deleteSessionsOf } from './sessions.store.ts'
import { accountById, updateUser } from './users.store.ts'
import { voidMailedLinks } from './void-mailed-links.ts'

/** Sets a new password by a mailed link, once, and logs out every device. A link that is not good costs no hashing. */
export async function resetPassword(
  ctx: AccountCtx,
  { token, newPassword }: ParsedInput<typeof resetPasswordCall>,
): Promise<AnswerOf<typeof resetPasswordCall>> {
  const hash = tokenHash(token)
  const userId = await userOfReset(ctx.db, hash, ctx.now)
  const account = userId && (await accountById(ctx.db, userId))
  if (!account) throw new Failure(accountFailures.linkOver)
  const passwordHash = await hashSecret(newPassword, { isKnown: true, lane: widestNetworkOf(ctx.from.address) })
  await ctx.db.transaction().execute(async (tx) => {
    const { resets } = await voidMailedLinks(tx, account.id)
    if (!resets.includes(hash)) throw new Failure(accountFailures.linkOver)
    await updateUser(tx, account.id, { password_hash: passwordHash })
    await deleteSessionsOf(tx, account.id)
    // Whoever guessed at the old password does not keep the owner waiting with the new one.
    await deleteAttempts(tx, [subjectOf('password', account.id)])
    await recordSecurity(tx, ctx, { event: 'password-reset', of: account.id, by: null })
    await queueMail(tx, account, () => passwordChangedMail(account))
  })
  ctx.cookies.clear()
  // The link came to the owner's mailbox: an attacker who keeps strangers waiting does not keep this device waiting.
  ctx.cookies.know(await ctx.tokens.signDevice(account.id, newToken(), ctx.now))
  return { message: accountTexts.passwordReset }
}

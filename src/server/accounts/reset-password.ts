import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { resetPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { passwordChangedMail } from './account-mails.ts'
import { deleteAttempts } from './attempts.store.ts'
import { limitAttempts } from './limit-attempts.ts'
import { subjectOf } from './limits.ts'
import { hashSecret, verifySecret } from './password-hash.ts'
import { consumeReset, consumeResetAttempt } from './password-resets.store.ts'
import { deleteSessionsOf } from './sessions.store.ts'
import { accountByEmail, updateUser } from './users.store.ts'

/** Sets a new password by the mailed code. Unknown address, no code, old code, wrong code: one and the same answer. */
export async function resetPassword(
  ctx: AccountCtx,
  { email, otp, newPassword }: ParsedInput<typeof resetPasswordCall>,
): Promise<AnswerOf<typeof resetPasswordCall>> {
  const account = await accountByEmail(ctx.db, email)
  const clearAttempts = await limitAttempts(ctx, 'code', account?.id ?? email)
  const storedHash = account && (await consumeResetAttempt(ctx.db, account.id, ctx.now))
  const isRight = await verifySecret(otp, storedHash)
  if (!account || !storedHash || !isRight) throw wrongCode()
  await clearAttempts()
  const passwordHash = await hashSecret(newPassword)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await consumeReset(tx, account.id, storedHash))) throw wrongCode()
    await updateUser(tx, account.id, { password_hash: passwordHash })
    await deleteSessionsOf(tx, account.id)
    // Whoever guessed at the old password does not keep the owner waiting with the new one.
    await deleteAttempts(tx, [subjectOf('password', account.id)])
    await recordSecurity(tx, ctx, { event: 'password-reset', of: account.id, by: null })
    await queueMail(tx, { to: account.email, ...passwordChangedMail(account) })
  })
  ctx.cookies.clear()
  return { message: accountTexts.passwordReset }
}

const wrongCode = () => new Failure(accountFailures.otpWrong, { fields: { otp: accountFailures.otpWrong.text } })

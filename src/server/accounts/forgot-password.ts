import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { forgotPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { passwordResetMail } from './account-mails.ts'
import { CODES_RESENT } from './limits.ts'
import { limitCodes, makeOtp } from './otp.ts'
import { upsertReset } from './password-resets.store.ts'
import { accountByEmail } from './users.store.ts'

/** Mails a code for a new password; nobody learns whether the address has an account. */
export async function forgotPassword(
  ctx: AccountCtx,
  { email }: ParsedInput<typeof forgotPasswordCall>,
): Promise<AnswerOf<typeof forgotPasswordCall>> {
  await limitCodes(ctx, email, CODES_RESENT)
  const account = await accountByEmail(ctx.db, email)
  // Made even for nobody: it is what takes the time.
  const { otp, stored } = await makeOtp(ctx.now)
  if (account) {
    await ctx.db.transaction().execute(async (tx) => {
      await upsertReset(tx, account.id, stored)
      await recordSecurity(tx, ctx, { event: 'reset-requested', of: account.id, by: null })
      await queueMail(tx, { to: account.email, ...passwordResetMail({ fullName: account.fullName, otp }) })
    })
  }
  return { message: accountTexts.resetSent }
}

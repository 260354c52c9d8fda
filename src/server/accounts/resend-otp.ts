import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { resendOtpCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { alreadyRegisteredMail, otpMail } from './account-mails.ts'
import { CODES_RESENT } from './limits.ts'
import { limitCodes, makeOtp } from './otp.ts'
import { pendingRegistration } from './pending-registration.ts'
import { setOtp } from './registrations.store.ts'
import { accountByEmail } from './users.store.ts'

/** Mails a new code and voids the old one. */
export async function resendOtp(
  ctx: AccountCtx,
  { userId }: ParsedInput<typeof resendOtpCall>,
): Promise<AnswerOf<typeof resendOtpCall>> {
  const { id, email, full_name: fullName } = await pendingRegistration(ctx, userId)
  await limitCodes(ctx, email, CODES_RESENT)
  const { otp, stored } = await makeOtp(ctx.now)
  await ctx.db.transaction().execute(async (tx) => {
    await setOtp(tx, id, stored)
    const owner = await accountByEmail(tx, email)
    await queueMail(tx, { to: email, ...(owner ? alreadyRegisteredMail(owner) : otpMail({ fullName, otp })) })
  })
  return { message: accountTexts.otpSent }
}

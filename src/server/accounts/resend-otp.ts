import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { resendOtpCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { alreadyRegisteredMail, otpMail } from './account-mails.ts'
import { CODES_APART } from './limits.ts'
import { openRegistration } from './open-registration.ts'
import { countCode, makeOtp } from './otp.ts'
import { setOtp } from './registrations.store.ts'
import { accountByEmail } from './users.store.ts'

/** Mails a new code and voids the old one. */
export async function resendOtp(
  ctx: AccountCtx,
  { userId }: ParsedInput<typeof resendOtpCall>,
): Promise<AnswerOf<typeof resendOtpCall>> {
  const { id, email, full_name: fullName } = await openRegistration(ctx, userId)
  await countCode(ctx, email, CODES_APART)
  const { otp, kept } = await makeOtp(ctx.now)
  await ctx.db.transaction().execute(async (tx) => {
    await setOtp(tx, id, kept)
    const owner = await accountByEmail(tx, email)
    await queueMail(tx, { to: email, ...(owner ? alreadyRegisteredMail(owner) : otpMail({ fullName, otp })) })
  })
  return { message: accountTexts.otpSent }
}

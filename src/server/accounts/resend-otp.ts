import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { resendOtpCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { CODES_RESENT } from './limits.ts'
import { mailOtp } from './mail-otp.ts'
import { limitCodes, makeOtp } from './otp.ts'
import { pendingRegistration } from './pending-registration.ts'
import { setOtp } from './registrations.store.ts'

/** Mails a new code and voids the old one. */
export async function resendOtp(
  ctx: AccountCtx,
  { userId }: ParsedInput<typeof resendOtpCall>,
): Promise<AnswerOf<typeof resendOtpCall>> {
  const { id, email, full_name: fullName } = await pendingRegistration(ctx, userId)
  await limitCodes(ctx, email, CODES_RESENT)
  const { otp, stored } = await makeOtp(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    await setOtp(tx, id, stored)
    await mailOtp(tx, { fullName, email }, otp)
  })
  return { message: accountTexts.otpSent }
}

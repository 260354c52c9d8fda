import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { verifyOtpCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { countTries } from './count-tries.ts'
import { openRegistration } from './open-registration.ts'
import { isSecret } from './password-hash.ts'
import {
  dropOtherRegistrations,
  markVerified,
  OTP_TRIES,
  type Registration,
  takeOtpTry,
} from './registrations.store.ts'
import { insertUserIfFree, isUsernameTaken } from './users.store.ts'

/** The right code makes the registration an account. */
export async function verifyOtp(
  ctx: AccountCtx,
  { otp, userId }: ParsedInput<typeof verifyOtpCall>,
): Promise<AnswerOf<typeof verifyOtpCall>> {
  const registration = await openRegistration(ctx, userId)
  if (registration.otp_tries >= OTP_TRIES) throw new Failure(accountFailures.otpUsedUp)
  const wasRight = await countTries(ctx, 'code', registration.id)
  const kept = await takeOtpTry(ctx.db, registration.id, ctx.now)
  if (kept === undefined) throw new Failure(accountFailures.otpExpired)
  if (!(await isSecret(otp, kept))) {
    throw new Failure(accountFailures.otpWrong, { fields: { otp: accountFailures.otpWrong.text } })
  }
  await wasRight()
  await becomeUser(ctx, registration)
  return { message: accountTexts.verified }
}

async function becomeUser(ctx: AccountCtx, registration: Registration): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await markVerified(tx, registration.id, ctx.now))) throw new Failure(accountFailures.alreadyVerified)
    const isIn = await insertUserIfFree(tx, {
      id: newId(),
      username: registration.username,
      email: registration.email,
      full_name: registration.full_name,
      password_hash: registration.password_hash,
      role: registration.role,
      gst_number: registration.gst_number,
      avatar_id: registration.avatar_id,
      cover_id: registration.cover_id,
      created_at: ctx.now,
    })
    if (!isIn) {
      const isNameGone = await isUsernameTaken(tx, registration.username)
      throw new Failure(isNameGone ? accountFailures.usernameTaken : accountFailures.otpExpired)
    }
    await dropOtherRegistrations(tx, registration.email, registration.id)
  })
}

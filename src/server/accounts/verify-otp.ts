import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { verifyOtpCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { currentLanguage, t } from '#contract/platform/t.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { hashingPlace } from './hashing-place.ts'
import { limitAttempts } from './limit-attempts.ts'
import { verifySecret } from './password-hash.ts'
import { pendingRegistration } from './pending-registration.ts'
import { deletePictures } from './registration-pictures.store.ts'
import { type StoredPictures, storeWaitingPictures } from './registration-pictures.ts'
import {
  consumeOtpAttempt,
  deleteRegistrations,
  markVerified,
  OTP_TRIES,
  type Registration,
} from './registrations.store.ts'
import { openSession } from './session.ts'
import { ownDetailOf } from './user-detail.ts'
import { insertUserIfFree, isUsernameTaken } from './users.store.ts'

/** The right code makes the registration an account, and whoever typed it is logged in. */
export async function verifyOtp(
  ctx: AccountCtx,
  { otp, userId }: ParsedInput<typeof verifyOtpCall>,
): Promise<AnswerOf<typeof verifyOtpCall>> {
  const registration = await pendingRegistration(ctx, userId)
  if (registration.otp_tries >= OTP_TRIES) throw new Failure(accountFailures.otpUsedUp)
  const clearAttempts = await limitAttempts(ctx, 'code', registration.id)
  const storedHash = await consumeOtpAttempt(ctx.db, registration.id, ctx.now)
  if (storedHash === undefined) throw new Failure(accountFailures.otpExpired)
  if (!(await verifySecret(otp, storedHash, await hashingPlace(ctx)))) {
    throw new Failure(accountFailures.otpWrong, { fields: { otp: t(accountFailures.otpWrong.text) } })
  }
  await clearAttempts()
  const { isWhole, ...pictures } = await storeWaitingPictures(ctx, registration.id)
  const data = await createUser(ctx, registration, pictures)
  return { message: isWhole ? accountTexts.verified : accountTexts.verifiedWithoutPicture, data }
}

async function createUser(ctx: AccountCtx, registration: Registration, pictures: StoredPictures) {
  const id = newId()
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await markVerified(tx, registration.id, ctx.now))) throw new Failure(accountFailures.alreadyVerified)
    const isIn = await insertUserIfFree(tx, {
      id,
      username: registration.username,
      email: registration.email,
      full_name: registration.full_name,
      password_hash: registration.password_hash,
      role: registration.role,
      gst_number: registration.gst_number,
      language: currentLanguage(),
      ...pictures,
      created_at: ctx.now,
    })
    if (!isIn) {
      const isNameGone = await isUsernameTaken(tx, registration.username)
      throw new Failure(isNameGone ? accountFailures.usernameTaken : accountFailures.otpExpired)
    }
    await deletePictures(tx, registration.id)
    await deleteRegistrations(tx, registration.email, registration.id)
    await recordSecurity(tx, ctx, { event: 'registered', of: id, by: id })
    const inTx = { ...ctx, db: tx }
    // No event of its own: being registered says it.
    const accessToken = await openSession(inTx, { id, role: registration.role })
    return { ...(await ownDetailOf(inTx, id)), accessToken }
  })
}

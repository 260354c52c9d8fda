import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { registerCall } from '#contract/accounts/registration.endpoints.ts'
import type { ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { newId } from '#server/platform/ids.ts'
import { newToken, tokenHash } from '#server/platform/security/random-tokens.ts'
import { consumeLimit } from './consume-limit.ts'
import { hashingPlace } from './hashing-place.ts'
import { CODES, REGISTRATIONS, subjectOf } from './limits.ts'
import { mailOtp } from './mail-otp.ts'
import { limitCodes, makeOtp } from './otp.ts'
import { hashSecret } from './password-hash.ts'
import { insertPictures } from './registration-pictures.store.ts'
import { readPictures } from './registration-pictures.ts'
import { insertRegistration, isUsernamePending, type Registration } from './registrations.store.ts'
import { isUsernameTaken } from './users.store.ts'

const REGISTRATION_LASTS_MS = 24 * 60 * 60 * 1000

/**
 * Notes the registration of a customer or a seller and mails its code. Returns the word that the browser knows it by. An
 * address that has an account gets the same answer; its owner a mail.
 */
export async function startRegistration(
  ctx: AccountCtx,
  input: ParsedInput<typeof registerCall>,
  kind: Pick<Registration, 'role' | 'gst_number'>,
): Promise<string> {
  await consumeLimit(ctx, subjectOf('register', networkOf(ctx.from.address)), REGISTRATIONS)
  await assertUsernameFree(ctx, input.username, input.email)
  const pictures = await readPictures(ctx, input)
  await limitCodes(ctx, input.email, CODES)

  const [id, userId] = [newId(), newToken()]
  const passwordHash = await hashSecret(input.password, await hashingPlace(ctx))
  const { otp, stored } = await makeOtp(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    await insertRegistration(tx, {
      id,
      token_hash: tokenHash(userId),
      username: input.username,
      email: input.email,
      full_name: input.fullName,
      password_hash: passwordHash,
      ...kind,
      ...stored,
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + REGISTRATION_LASTS_MS),
    })
    await insertPictures(tx, id, pictures)
    await mailOtp(tx, input, otp)
  })
  return userId
}

async function assertUsernameFree({ db, now }: AccountCtx, username: string, email: string): Promise<void> {
  if (!(await isUsernameTaken(db, username)) && !(await isUsernamePending(db, username, email, now))) return
  throw new Failure(accountFailures.usernameTaken, { fields: { username: accountTexts.usernameTaken } })
}

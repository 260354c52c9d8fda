import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { OTP_LASTS_MINUTES } from '#contract/accounts/accounts.texts.ts'
import type { FailureKind } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { newOtp } from '#server/platform/security/random-tokens.ts'
import type { WindowLimit } from './attempts.store.ts'
import { consumeLimit } from './consume-limit.ts'
import { hashingPlace } from './hashing-place.ts'
import { CODES_PER_MAILBOX, subjectOf } from './limits.ts'
import { hashSecret } from './password-hash.ts'

const OTP_LASTS_MS = OTP_LASTS_MINUTES * 60 * 1000

/** A new code: what goes into the mail and what is stored of it. */
export async function makeOtp(ctx: AccountCtx) {
  const otp = newOtp()
  const stored = {
    otp_hash: await hashSecret(otp, await hashingPlace(ctx)),
    otp_expires_at: new Date(ctx.now.getTime() + OTP_LASTS_MS),
  }
  return { otp, stored }
}

/** Counts a code about to be mailed, by the address alone: an unknown one is refused just like a known one. */
export async function limitCodes(
  ctx: AccountCtx,
  email: string,
  limit: WindowLimit,
  kind: FailureKind = accountFailures.tooManyCodes,
): Promise<void> {
  await consumeLimit(ctx, subjectOf('code', email, networkOf(ctx.from.address)), limit, kind)
  await consumeLimit(ctx, subjectOf('codes', email), CODES_PER_MAILBOX, kind)
}

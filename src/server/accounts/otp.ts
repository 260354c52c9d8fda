import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { OTP_LASTS_MINUTES } from '#contract/accounts/accounts.texts.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { newOtp } from '#server/platform/random-tokens.ts'
import { takeOne, type WindowLimit } from './attempts.store.ts'
import { assertNoWait, CODES_IN_ALL, neighbourhoodOf, subjectOf } from './limits.ts'
import { hashSecret } from './password-hash.ts'

const OTP_LASTS_MS = OTP_LASTS_MINUTES * 60 * 1000

/** A new code: what goes into the mail and what is kept of it. */
export async function makeOtp(now: Date) {
  const otp = newOtp()
  const kept = { otp_hash: await hashSecret(otp), otp_expires_at: new Date(now.getTime() + OTP_LASTS_MS) }
  return { otp, kept }
}

/** Counts a code about to be mailed, by the address alone: an unknown one is refused just like a known one. */
export async function countCode(ctx: AccountCtx, email: string, limit: WindowLimit): Promise<void> {
  const asker = subjectOf('code', email, neighbourhoodOf(ctx.from.address))
  assertNoWait(await takeOne(ctx.db, asker, limit, ctx.now), ctx.now, accountFailures.tooManyCodes)
  const all = await takeOne(ctx.db, subjectOf('codes', email), CODES_IN_ALL, ctx.now)
  assertNoWait(all, ctx.now, accountFailures.tooManyCodes)
}

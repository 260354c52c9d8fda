import { randomBytes } from 'node:crypto'
import type { beginSecondFactorCall } from '#contract/accounts/second-factor.endpoints.ts'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { userDetailOf } from '../user-detail.ts'
import { inGroups, toBase32 } from './base32.ts'
import { qrCode } from './qr-code.ts'
import { insertUnconfirmed } from './second-factors.store.ts'

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const ISSUER = 'Likho'

/** Makes the secret and shows it. Nothing changes before a code of it came back. */
export async function beginSecondFactor(ctx: AccountCtx): Promise<AnswerOf<typeof beginSecondFactorCall>> {
  const { id } = signedIn(ctx)
  const { user } = await userDetailOf(ctx.db, id)
  const secret = toBase32(randomBytes(SECRET_BYTES))
  if (!(await insertUnconfirmed(ctx.db, id, ctx.sealer.seal(secret, id)))) {
    throw new Failure(secondFactorFailures.alreadyOn)
  }
  const uri = otpauthUri(user.username, secret)
  return { data: { secret: inGroups(secret, ' '), uri, qr: qrCode(uri) } }
}

/** What apps read from the QR code. Algorithm, digits and period are the usual ones, which some apps assume anyway. */
const otpauthUri = (username: string, secret: string) =>
  `otpauth://totp/${ISSUER}:${encodeURIComponent(username)}?${new URLSearchParams({ secret, issuer: ISSUER })}`

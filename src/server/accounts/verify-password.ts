import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { hashingPlace } from './hashing-place.ts'
import { limitAttempts } from './limit-attempts.ts'
import { verifySecret } from './password-hash.ts'
import { type Account, accountById } from './users.store.ts'

/** The caller confirms their password. Limited like logins: a stolen session is no way to guess it. */
export async function verifyPassword(ctx: AccountCtx, field: string, password: string): Promise<Account> {
  const account = await accountById(ctx.db, signedIn(ctx).id)
  if (!account) throw new Failure(requestFailures.notSignedIn)
  const clearAttempts = await limitAttempts(ctx, 'password', account.id)
  if (!(await verifySecret(password, account.passwordHash, await hashingPlace(ctx)))) {
    await recordSecurity(ctx.db, ctx, { event: 'password-check-failed', of: account.id })
    throw new Failure(accountFailures.wrongPassword, { fields: { [field]: accountTexts.wrongPassword } })
  }
  await clearAttempts()
  return account
}

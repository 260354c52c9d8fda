import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import type { loginCall } from '#contract/accounts/session.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { newToken, tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { hashingPlace } from './hashing-place.ts'
import { limitAttempts } from './limit-attempts.ts'
import { logInAs } from './log-in-as.ts'
import { verifySecret } from './password-hash.ts'
import { registrationByLogin, setToken } from './registrations.store.ts'
import { loginStepToken } from './second-factor/log-in-by-code.ts'
import { hasSecondFactor } from './second-factor/second-factors.store.ts'
import { accountByLogin } from './users.store.ts'

/**
 * Logs in. Unknown names are counted, take as long and are answered just like known ones. A door that is not for every
 * role says so only to whoever has shown the right password.
 */
export async function login(
  ctx: AccountCtx,
  { username, password }: ParsedInput<typeof loginCall>,
  assertRole: (role: Role) => void = () => {},
): Promise<AnswerOf<typeof loginCall>> {
  const found = await accountByLogin(ctx.db, username)
  const account = found && ctx.closedAccounts.has(found.id) ? undefined : found
  const clearAttempts = await limitAttempts(ctx, 'password', account?.id ?? username.toLowerCase())
  const pending = await registrationByLogin(ctx.db, username, ctx.now)
  const storedHash = account?.passwordHash ?? pending?.password_hash
  if (!(await verifySecret(password, storedHash, await hashingPlace(ctx, account?.id)))) {
    await recordSecurity(ctx.db, ctx, { event: 'login-failed', of: account?.id ?? null, by: null })
    throw new Failure(accountFailures.wrongCredentials)
  }
  await clearAttempts()
  if (account) {
    assertRole(account.role)
    if (!(await hasSecondFactor(ctx.db, account.id))) return logInAs(ctx, account, accountFailures.wrongCredentials)
    const loginToken = await loginStepToken(ctx, account)
    throw new Failure(secondFactorFailures.codeNeeded, { data: { loginToken } })
  }
  const userId = newToken()
  if (pending) await setToken(ctx.db, pending.id, tokenHash(userId))
  throw new Failure(accountFailures.notVerified, { data: { userId } })
}

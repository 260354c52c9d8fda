import type { secondFactorLoginCall } from '#contract/accounts/second-factor.endpoints.ts'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { tokenHash } from '#server/platform/security/random-tokens.ts'
import { logInAs } from '../log-in-as.ts'
import { type Account, accountById } from '../users.store.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

/** Says that the password was right. A password that is changed meanwhile voids it. */
export const loginStepToken = ({ tokens, now }: AccountCtx, account: Account): Promise<string> =>
  tokens.signLoginStep(account.id, tokenHash(account.passwordHash), now)

/** The second step of the login. */
export async function logInByCode(
  ctx: AccountCtx,
  { loginToken, code }: ParsedInput<typeof secondFactorLoginCall>,
): Promise<AnswerOf<typeof secondFactorLoginCall>> {
  const claims = await ctx.tokens.readLoginStep(loginToken, ctx.now)
  const account = claims && (await accountById(ctx.db, claims.sub))
  if (!account || claims.mark !== tokenHash(account.passwordHash)) throw new Failure(secondFactorFailures.loginExpired)
  await verifySecondFactor(ctx, account, code)
  return logInAs(ctx, account, secondFactorFailures.loginExpired)
}

import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import { secondFactorTexts } from '#contract/accounts/second-factor.texts.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import type { Account } from '../users.store.ts'
import { verifyPassword } from '../verify-password.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

/** What was typed, and in which field the password was. */
type Shown = { password: string; code: string | undefined; field?: string }

/** The caller shows who they are: by the password, and by a code too where two-step login is on, however fresh the login is. */
export async function verifyOwner(ctx: AccountCtx, { password, code, field = 'password' }: Shown): Promise<Account> {
  const { hasSecondFactor } = signedIn(ctx)
  // Before the password is looked at: a call without a code is no way to try one.
  if (hasSecondFactor && !code) {
    throw new Failure(secondFactorFailures.wrongCode, { fields: { code: secondFactorTexts.badCode } })
  }
  const account = await verifyPassword(ctx, field, password)
  if (hasSecondFactor && code) await verifySecondFactor(ctx, account, code)
  return account
}

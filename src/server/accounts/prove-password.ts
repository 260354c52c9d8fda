import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { countTries } from './count-tries.ts'
import { isSecret } from './password-hash.ts'
import { type Account, accountById } from './users.store.ts'

/** Whoever holds the session shows that they are its owner. Counted like logins: a stolen session is no way to guess. */
export async function provePassword(ctx: AccountCtx, field: string, password: string): Promise<Account> {
  const account = await accountById(ctx.db, signedIn(ctx).id)
  if (!account) throw new Failure(requestFailures.notSignedIn)
  const wasRight = await countTries(ctx, 'password', account.id)
  if (!(await isSecret(password, account.passwordHash))) {
    throw new Failure(accountFailures.wrongPassword, { fields: { [field]: accountTexts.wrongPassword } })
  }
  await wasRight()
  return account
}

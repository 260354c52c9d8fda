import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { networkOf, wideNetworksOf } from '#server/platform/network-of.ts'
import { countAttempt, deleteAttempts, undoAttempt } from './attempts.store.ts'
import { consumeLimit } from './consume-limit.ts'
import { ACCOUNT, ACCOUNT_FROM_ADDRESS, ADDRESS, assertNotBlocked, subjectOf, WIDE_NETWORK } from './limits.ts'

/**
 * Counts one attempt at a secret before it is compared, and refuses while blocked. `account` says whose secret it is,
 * whether such an account exists or not. Returns what to call when the secret was right.
 *
 * A device that was logged in to the account before is counted separately: strangers who hammer at the account, even
 * from the same address, do not lock its owner out.
 */
export async function limitAttempts(ctx: AccountCtx, secret: 'password' | 'code' | 'second factor', account: string) {
  const address = networkOf(ctx.from.address)
  const device = await knownDevice(ctx, account)
  const here = subjectOf(secret, account, device ?? address)
  const everywhere = subjectOf(secret, account)
  const anyAccount = subjectOf(secret, 'from', address)
  const wide = wideNetworksOf(ctx.from.address).map((network) => subjectOf(secret, 'from', network))
  const count = async (subject: string, limit: typeof ACCOUNT) =>
    assertNotBlocked(await countAttempt(ctx.db, subject, limit, ctx.now), ctx.now)

  await count(here, ACCOUNT_FROM_ADDRESS)
  if (!device) {
    await count(everywhere, ACCOUNT)
    await count(anyAccount, ADDRESS)
    for (const subject of wide) await consumeLimit(ctx, subject, WIDE_NETWORK, accountFailures.tooManyTries)
  }
  return async () => {
    await deleteAttempts(ctx.db, [here, everywhere])
    if (!device) for (const subject of [anyAccount, ...wide]) await undoAttempt(ctx.db, subject)
  }
}

/** The device of the caller, if it was logged in to this account before. */
export async function knownDevice({ cookies, tokens, now }: AccountCtx, account: string): Promise<string | undefined> {
  const token = cookies.device()
  const claims = token && (await tokens.readDevice(token, now))
  return claims && claims.sub === account ? claims.jti : undefined
}

import type { AccountCtx } from '#server/platform/http/context.ts'
import { networkOf, wideNetworksOf } from '#server/platform/http/network-of.ts'
import { countAttempt, countInWindow, deleteAttempts, undoAttempt } from './attempts.store.ts'
import { ACCOUNT, ACCOUNT_FROM_ADDRESS, ADDRESS, assertNotBlocked, subjectOf, wideLimitOf } from './limits.ts'

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
  const wide = wideNetworksOf(ctx.from.address).map((network) => ({
    subject: subjectOf(secret, 'from', network),
    limit: wideLimitOf(network),
  }))
  const count = async (subject: string, limit: typeof ACCOUNT) =>
    assertNotBlocked(await countAttempt(ctx.db, subject, limit, ctx.now), ctx.now)

  await count(here, ACCOUNT_FROM_ADDRESS)
  if (!device) {
    await count(everywhere, ACCOUNT)
    await count(anyAccount, ADDRESS)
    const counted = [here, everywhere, anyAccount]
    for (const { subject, limit } of wide) {
      const until = await countInWindow(ctx.db, subject, limit, ctx.now)
      // No secret is compared: what a full network sends does not keep the account waiting.
      if (until) for (const each of counted) await undoAttempt(ctx.db, each)
      assertNotBlocked(until, ctx.now)
      counted.push(subject)
    }
  }
  return async () => {
    await deleteAttempts(ctx.db, [here, everywhere])
    if (!device)
      for (const subject of [anyAccount, ...wide.map((one) => one.subject)]) await undoAttempt(ctx.db, subject)
  }
}

/** The device of the caller, if it was logged in to this account before. */
export async function knownDevice({ cookies, tokens, now }: AccountCtx, account: string): Promise<string | undefined> {
  const token = cookies.device()
  const claims = token && (await tokens.readDevice(token, now))
  return claims && claims.sub === account ? claims.jti : undefined
}

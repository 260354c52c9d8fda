import type { AccountCtx } from '#server/platform/context.ts'
import { countTry, forgetTries, takeBackTry } from './attempts.store.ts'
import { ACCOUNT, ADDRESS, assertNoWait, neighbourhoodOf, PAIR, subjectOf } from './limits.ts'

/**
 * Counts one try at a secret before it is looked at, and refuses while a wait is on. `account` names whose secret it
 * is, whether such an account exists or not. Answers what to do when the secret was right.
 *
 * A device that was logged in to the account before is counted by itself: strangers who hammer at the account, even
 * from the same address, do not keep its owner out.
 */
export async function countTries(ctx: AccountCtx, secret: 'password' | 'code', account: string) {
  const address = neighbourhoodOf(ctx.from.address)
  const device = await knownDevice(ctx, account)
  const pair = subjectOf(secret, account, device ?? address)
  const whole = subjectOf(secret, account)
  const spread = subjectOf(secret, 'from', address)
  const count = async (subject: string, limit: typeof PAIR) =>
    assertNoWait(await countTry(ctx.db, subject, limit, ctx.now), ctx.now)

  await count(pair, PAIR)
  if (!device) {
    await count(whole, ACCOUNT)
    await count(spread, ADDRESS)
  }
  return async () => {
    await forgetTries(ctx.db, [pair, whole])
    if (!device) await takeBackTry(ctx.db, spread, ctx.now)
  }
}

async function knownDevice({ cookies, tokens, now }: AccountCtx, account: string): Promise<string | undefined> {
  const token = cookies.device()
  const claims = token && (await tokens.readDevice(token, now))
  return claims && claims.sub === account ? claims.jti : undefined
}

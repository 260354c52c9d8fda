import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { countInWindow, type WindowLimit } from './attempts.store.ts'
import { assertNotBlocked, CODES, subjectOf } from './limits.ts'
import { limitCodes } from './otp.ts'

/** Counts a link about to be mailed to a new address: by the account that asks, and by the mailbox, which is a stranger's maybe. */
export async function limitEmailLinks(ctx: AccountCtx, newEmail: string, limit: WindowLimit): Promise<void> {
  const asker = subjectOf('email-change', signedIn(ctx).id)
  assertNotBlocked(await countInWindow(ctx.db, asker, limit, ctx.now), ctx.now, accountFailures.tooManyLinks)
  await limitCodes(ctx, newEmail, CODES, accountFailures.tooManyLinks)
}

import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import type { WindowLimit } from './attempts.store.ts'
import { consumeQuota } from './consume-quota.ts'
import { CODES } from './limits.ts'
import { limitCodes } from './otp.ts'

/** Counts a link about to be mailed to a new address: by the account that asks, and by the mailbox, which is a stranger's maybe. */
export async function limitEmailLinks(ctx: AccountCtx, newEmail: string, limit: WindowLimit): Promise<void> {
  await consumeQuota(ctx, 'email-change', limit, accountFailures.tooManyLinks)
  await limitCodes(ctx, newEmail, CODES, accountFailures.tooManyLinks)
}

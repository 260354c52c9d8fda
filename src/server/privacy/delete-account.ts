import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { deleteAccountCall } from '#contract/accounts/profile.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { verifyOwner } from '#server/accounts/second-factor/verify-owner.ts'
import { lockSuperadmins } from '#server/accounts/users.store.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { removeAccount } from './remove-account.ts'

/** Deletes the caller's account, proven by the password, and a code where two-step login is on. */
export async function deleteAccount(
  ctx: AccountCtx,
  { password, code }: ParsedInput<typeof deleteAccountCall>,
): Promise<AnswerOf<typeof deleteAccountCall>> {
  const account = await verifyOwner(ctx, { password, code })
  await ctx.db.transaction().execute(async (tx) => {
    if (account.role === 'superadmin' && (await lockSuperadmins(tx)) < 2) {
      throw new Failure(accountFailures.lastSuperadmin)
    }
    await removeAccount(tx, account)
    await recordSecurity(tx, ctx, { event: 'account-deleted', of: account.id })
  })
  ctx.cookies.clear()
  return { message: accountTexts.accountDeleted }
}

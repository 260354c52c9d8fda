import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { deleteAccountCall } from '#contract/accounts/profile.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { endSubscription } from '#server/newsletter/subscriptions.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { provePassword } from './prove-password.ts'
import { dropOtherRegistrations } from './registrations.store.ts'
import { deleteUser, holdSuperadmins } from './users.store.ts'

/** Deletes the account. What others rely on stays without its name: the database lets go of it row by row. */
export async function deleteAccount(
  ctx: AccountCtx,
  { password }: ParsedInput<typeof deleteAccountCall>,
): Promise<AnswerOf<typeof deleteAccountCall>> {
  const account = await provePassword(ctx, 'password', password)
  await ctx.db.transaction().execute(async (tx) => {
    if (account.role === 'superadmin' && (await holdSuperadmins(tx)) < 2) {
      throw new Failure(accountFailures.lastSuperadmin)
    }
    await endSubscription(tx, account.email)
    await dropOtherRegistrations(tx, account.email)
    await deleteUser(tx, account.id)
  })
  ctx.cookies.clear()
  return { message: accountTexts.accountDeleted }
}

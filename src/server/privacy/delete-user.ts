import { deletionFault, userFailures } from '#contract/admin/user-rules.ts'
import type { deleteUserCall } from '#contract/admin/users.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { lockUser } from '#server/accounts/manage-users.store.ts'
import { lockSuperadmins } from '#server/accounts/users.store.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { removeAccount } from './remove-account.ts'

/** Deletes somebody's account. */
export async function deleteUserByStaff(
  ctx: Ctx,
  { id }: ParsedInput<typeof deleteUserCall>,
): Promise<AnswerOf<typeof deleteUserCall>> {
  const actor = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const superadmins = await lockSuperadmins(tx)
    const target = await lockUser(tx, id)
    if (!target) throw new Failure(userFailures.unknownUser)
    const fault = deletionFault(actor, target)
    if (fault) throw new Failure(fault)
    if (target.role === 'superadmin' && superadmins < 2) throw new Failure(userFailures.lastSuperadmin)
    await removeAccount(tx, target)
    const changes = { role: [target.role, null] as [string, null] }
    await recordChange(tx, actor, ctx.now, { action: 'accountDeleted', id, changes })
    await recordSecurity(tx, ctx, { event: 'account-deleted', of: id, detail: target.role })
    return { message: `${target.fullName}’s account is deleted.` }
  })
}

import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { roleFault, userFailures } from '#contract/admin/user-rules.ts'
import type { updateUserPostCall } from '#contract/admin/users.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { lockUser, setUser } from '#server/accounts/manage-users.store.ts'
import { userDetailOf } from '#server/accounts/user-detail.ts'
import { lockSuperadmins } from '#server/accounts/users.store.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { followSeller } from '#server/catalog/seller-products.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'

/** Gives an account another role. It counts from the account's next call on: roles are read each time. */
export async function changeRole(
  ctx: Ctx,
  { id, role }: ParsedInput<typeof updateUserPostCall>,
): Promise<AnswerOf<typeof updateUserPostCall>> {
  const actor = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const superadmins = await lockSuperadmins(tx)
    const target = await lockUser(tx, id)
    if (!target) throw new Failure(userFailures.unknownUser)
    const fault = roleFault(actor, target, role)
    if (fault) throw new Failure(fault)
    if (target.role === 'superadmin' && role !== 'superadmin' && superadmins < 2)
      throw new Failure(userFailures.lastSuperadmin)
    if (target.role === role) return
    await setUser(tx, id, { role })
    await followSeller(tx, id)
    const changes = { role: [target.role, role] as [string, string] }
    await recordChange(tx, actor, ctx.now, { action: 'roleChanged', id, changes })
    await recordSecurity(tx, ctx, { event: 'role-changed', of: id, detail: `${target.role} → ${role}` })
  })
  const { user } = await userDetailOf(ctx.db, id)
  return { message: accountTexts.roleNow[role].replace('{name}', user.fullName), user }
}

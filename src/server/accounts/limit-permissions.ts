import { GRANTS, grantsOf } from '#contract/accounts/permissions.ts'
import { GRANT_NAMES } from '#contract/admin/grant-names.ts'
import { userFailures } from '#contract/admin/user-rules.ts'
import type { limitPermissionsCall, listStaffCall } from '#contract/admin/users.endpoints.ts'
import type { Changes } from '#contract/audit/audit-entry.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { listedUsers } from './list-users.ts'
import { lockUser, setUser, staffRows } from './manage-users.store.ts'

export async function listStaff({ db }: Ctx): Promise<AnswerOf<typeof listStaffCall>> {
  return { data: await listedUsers(db, await staffRows(db)) }
}

/** Gives and takes single permissions of an admin. Who has all of them has also those that come to the role later. */
export async function limitPermissions(
  ctx: Ctx,
  { id, grants }: ParsedInput<typeof limitPermissionsCall>,
): Promise<AnswerOf<typeof limitPermissionsCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const target = await lockUser(tx, id)
    if (!target) throw new Failure(userFailures.unknownUser)
    if (target.role !== 'admin') throw new Failure(userFailures.notAdmin)
    const before = grantsOf({ role: 'admin', limitedTo: target.limitedTo ?? undefined })
    const after = GRANTS.filter((grant) => grants.includes(grant))
    const changes: Changes = Object.fromEntries(
      GRANTS.filter((grant) => before.includes(grant) !== after.includes(grant)).map((grant) => [
        GRANT_NAMES[grant],
        [before.includes(grant), after.includes(grant)],
      ]),
    )
    if (Object.keys(changes).length === 0) return
    await setUser(tx, id, { limited_to: after.length === GRANTS.length ? null : after })
    await recordChange(tx, ctx.actor, ctx.now, { action: 'permissionsChanged', id, changes })
    const detail = Object.entries(changes).map(([name, [, may]]) => `${may ? '+' : '−'} ${name}`)
    await recordSecurity(tx, ctx, { event: 'permissions-changed', of: id, detail: detail.join(', ') })
  })
  const [user] = await listedUsers(ctx.db, [{ id }])
  if (!user) throw new Failure(userFailures.unknownUser)
  return { message: `Saved what ${user.fullName} may do.`, data: user }
}

import type { UserDetail } from '#contract/accounts/user.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { userById } from './users.store.ts'

export async function userDetailOf(db: Db, id: string): Promise<UserDetail> {
  const found = await userById(db, id)
  if (!found) throw new Failure(requestFailures.notSignedIn)
  return { user: found.user, avatar: found.user.avatar }
}

export async function me(ctx: AccountCtx): Promise<{ data: UserDetail }> {
  return { data: await userDetailOf(ctx.db, signedIn(ctx).id) }
}

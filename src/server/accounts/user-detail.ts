import { lacksSecondFactor } from '#contract/accounts/second-factor-rules.ts'
import type { UserDetail } from '#contract/accounts/user.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { userById } from './users.store.ts'

export async function userDetailOf(db: Db, id: string): Promise<UserDetail> {
  const found = await userById(db, id)
  if (!found) throw new Failure(requestFailures.notSignedIn)
  return { user: found.user, avatar: found.user.avatar }
}

/** For the person themselves: tells also whether the shop insists on a second factor that they do not have. */
export async function ownDetailOf({ db, isProduction }: AccountCtx, id: string): Promise<UserDetail> {
  const detail = await userDetailOf(db, id)
  const { role, secondFactor } = detail.user
  const isMissing = lacksSecondFactor({ role, hasSecondFactor: secondFactor === 'on' }, isProduction)
  return isMissing ? { ...detail, user: { ...detail.user, secondFactor: 'missing' } } : detail
}

export async function me(ctx: AccountCtx): Promise<{ data: UserDetail }> {
  return { data: await ownDetailOf(ctx, signedIn(ctx).id) }
}

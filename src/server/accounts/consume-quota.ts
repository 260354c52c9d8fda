import type { FailureKind } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { countInWindow } from './attempts.store.ts'
import { assertNotBlocked, subjectOf } from './limits.ts'

type Quota = { max: number; windowMs: number }

/** Counts one use against the account's quota; refuses when it is used up, with {wait} filled in. */
export async function consumeQuota(ctx: Ctx, what: string, quota: Quota, kind: FailureKind): Promise<void> {
  const subject = subjectOf(what, signedIn(ctx).id)
  assertNotBlocked(await countInWindow(ctx.db, subject, { ...quota, minIntervalMs: 0 }, ctx.now), ctx.now, kind)
}

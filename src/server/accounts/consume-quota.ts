import type { FailureKind } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import type { WindowLimit } from './attempts.store.ts'
import { consumeLimit } from './consume-limit.ts'
import { subjectOf } from './limits.ts'

/** Counts one use against the account's quota; refuses when it is used up, with {wait} filled in. */
export const consumeQuota = (ctx: Ctx, what: string, quota: WindowLimit, kind: FailureKind): Promise<void> =>
  consumeLimit(ctx, subjectOf(what, signedIn(ctx).id), quota, kind)

import type { FailureKind } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { countInWindow, type WindowLimit } from './attempts.store.ts'
import { assertNotBlocked } from './limits.ts'

type CountCtx = Pick<Ctx, 'db' | 'now'>

/** Counts one use by the subject; refuses once there were too many in the window, with {wait} filled in. */
export async function consumeLimit(
  ctx: CountCtx,
  subject: string,
  limit: WindowLimit,
  kind?: FailureKind,
): Promise<void> {
  assertNotBlocked(await countInWindow(ctx.db, subject, limit, ctx.now), ctx.now, kind)
}

/** Counts it as well, but leaves it to the caller what becomes of one too many. */
export const isWithinLimit = async (ctx: CountCtx, subject: string, limit: WindowLimit): Promise<boolean> =>
  (await countInWindow(ctx.db, subject, limit, ctx.now)) === undefined

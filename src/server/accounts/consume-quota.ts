import type { FailureKind } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { takeOne } from './attempts.store.ts'
import { assertNoWait, subjectOf } from './limits.ts'

type Turns = { most: number; withinMs: number }

/** Takes one of the turns that an account has within a while; refuses when there is none left, with {wait} filled in. */
export async function takeTurn(ctx: Ctx, what: string, turns: Turns, kind: FailureKind): Promise<void> {
  const subject = subjectOf(what, signedIn(ctx).id)
  assertNoWait(await takeOne(ctx.db, subject, { ...turns, apartMs: 0 }, ctx.now), ctx.now, kind)
}

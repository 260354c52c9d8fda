import type { getSecondFactorCall } from '#contract/accounts/second-factor.endpoints.ts'
import { lacksSecondFactor } from '#contract/accounts/second-factor-rules.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { countRecoveryCodes, secondFactorOf } from './second-factors.store.ts'

export async function getSecondFactor(ctx: AccountCtx): Promise<AnswerOf<typeof getSecondFactorCall>> {
  const { id, role } = signedIn(ctx)
  const factor = await secondFactorOf(ctx.db, id)
  return {
    data: {
      since: factor?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(ctx.db, id),
      isRequired: lacksSecondFactor({ role, hasSecondFactor: false }, ctx.isProduction),
    },
  }
}

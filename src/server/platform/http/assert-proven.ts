import { PROOF_LASTS_MINUTES } from '#contract/accounts/second-factor.texts.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Ctx } from './context.ts'

const PROOF_LASTS_MS = PROOF_LASTS_MINUTES * 60 * 1000

export const isProofFresh = (provenAt: Date | undefined, now: Date): boolean =>
  provenAt !== undefined && now.getTime() - provenAt.getTime() < PROOF_LASTS_MS

/**
 * Refuses unless the caller's session showed the password a short while ago: a computer left open, or a stolen cookie,
 * pays nobody out. Calls that need it always say so by `proof` in their declaration.
 */
export function assertProven({ actor, now }: Pick<Ctx, 'actor' | 'now'>): void {
  if (isProofFresh(actor?.provenAt, now)) return
  throw new Failure(requestFailures.proofNeeded, { data: { secondFactor: actor?.hasSecondFactor ? 'on' : 'off' } })
}

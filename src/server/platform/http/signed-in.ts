import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { AccountCtx } from './context.ts'

/** The session's own user; refuses a call without one. */
export function signedIn({ actor }: Pick<AccountCtx, 'actor'>): NonNullable<AccountCtx['actor']> {
  if (!actor) throw new Failure(requestFailures.notSignedIn)
  return actor
}

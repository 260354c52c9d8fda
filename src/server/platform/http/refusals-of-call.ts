import { isStaffWork } from '#contract/accounts/second-factor-rules.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { FailureKind } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

/** Refusals that any call can meet. */
const EVERYWHERE = [
  httpFailures.malformed,
  httpFailures.unknownPath,
  httpFailures.tooLongAddress,
  httpFailures.tooLargeHeaders,
  requestFailures.tooMany,
  requestFailures.unexpected,
  requestFailures.overloaded,
  httpFailures.unavailable,
]

/** Every way in which a call may refuse. */
export const refusalsOfCall = (endpoint: Endpoint): FailureKind[] => {
  const invalid = endpoint.invalid ?? requestFailures.invalid
  return [...new Set([...endpoint.failures, ...guardsOf(endpoint), invalid, ...EVERYWHERE])]
}

/** Refusals that follow from who may call and how. */
const guardsOf = ({ method, who, proof }: Endpoint) => [
  ...(who === 'anyone' ? [] : [requestFailures.notSignedIn, requestFailures.forbidden]),
  ...(who !== 'anyone' && isStaffWork(who) ? [requestFailures.secondFactorMissing] : []),
  ...(proof ? [requestFailures.proofNeeded] : []),
  ...(method === 'GET'
    ? []
    : [httpFailures.crossSite, httpFailures.deletedMeanwhile, httpFailures.tooLarge, httpFailures.wrongType]),
]

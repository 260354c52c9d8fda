import type { FastifyRequest } from 'fastify'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']
/** The providers call from outside and prove themselves by their signature. */
const FROM_OUTSIDE = '/api/webhooks/'

/**
 * Refuses changes that another site's page makes the browser ask for with our cookies. Browsers say where a call comes
 * from; those too old for Sec-Fetch-Site say it in Origin, and callers that say neither are no browsers.
 */
export function refuseCrossSite(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin
  return async (request: FastifyRequest): Promise<void> => {
    if (READING.includes(request.method) || request.url.startsWith(FROM_OUTSIDE)) return
    if (!isFromHere(request, ownOrigin)) throw new Failure(httpFailures.crossSite)
  }
}

function isFromHere({ headers, protocol, host }: FastifyRequest, ownOrigin: string): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none' || origin === ownOrigin
  return origin === undefined || origin === ownOrigin || origin === `${protocol}://${host}`
}

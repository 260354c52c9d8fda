import { Counter } from 'prom-client'
import type { reportBrowserErrorCall } from '#contract/browser-errors/browser-errors.endpoints.ts'
import { cleanedText } from '#contract/browser-errors/cleaned-text.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { deviceName } from '#server/platform/http/device-name.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { ownMetrics } from '#server/platform/metrics/registry.ts'
import type { errorBound } from './error-bound.ts'

const noted = new Counter({
  name: 'likho_browser_errors_total',
  help: 'Errors of pages that browsers reported, by kind: page (could not be shown), script, promise',
  labelNames: ['kind'],
  registers: [ownMetrics],
})

/** Cleaned once more: what a browser sends may have been sent by anything. */
export const noteBrowserError =
  (isTaken: ReturnType<typeof errorBound>) =>
  async (
    { now, from, log }: Ctx,
    { kind, message, at, route, build }: ParsedInput<typeof reportBrowserErrorCall>,
  ): Promise<AnswerOf<typeof reportBrowserErrorCall>> => {
    if (!isTaken(networkOf(from.address), now)) throw new Failure(requestFailures.tooMany)
    noted.inc({ kind })
    const browserError = { kind, message: cleanedText(message), at, route, build, browser: deviceName(from.agent) }
    log.warn({ browserError }, 'an error in a browser')
    return {}
  }

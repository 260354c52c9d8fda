import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#contract/platform/failures.ts'
import { splitLanguage } from '#contract/platform/languages.ts'
import { plainPage } from '#contract/platform/plain-page.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { withLocale } from '../locale.ts'

/** Needs nothing of the shop. A header makes the browser try again by itself. */
const htmlAfter = (seconds: number) =>
  plainPage({
    title: t('Back in a moment'),
    sheet: `<p>${t(requestFailures.overloaded.text)} ${t('This page will reload in {seconds} seconds.', { seconds })}</p>
<p class="soft">${t('Your cart is safe.')}</p>
<a class="button" href="">${t('Try again now')}</a>`,
  })

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Sent instead of a page that there is no room to render, to whoever can read it. Undefined for any other error. */
export function busyPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | undefined {
  const isShed = error instanceof Failure && error.kind === requestFailures.overloaded
  if (!isShed || !request.headers.accept?.includes('text/html')) return undefined
  const seconds = error.retryAfterSeconds ?? 5
  reply
    .code(error.kind.status)
    .headers({
      'retry-after': seconds,
      refresh: seconds,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    })
    .type('text/html; charset=utf-8')
  return withLocale(splitLanguage(request.url).language, async () => reply.send(htmlAfter(seconds)))
}

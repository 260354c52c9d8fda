import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

const { text, status } = requestFailures.overloaded

/** Needs nothing of the shop: neither a thread to render it nor a file. It tries again by itself. */
const htmlAfter = (seconds: number) => `<!DOCTYPE html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<meta name="color-scheme" content="light dark">
<title>One moment, please | Likho</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1rem}</style>
<h1>One moment, please</h1>
<p>${text} This page opens by itself in ${seconds} seconds.</p>
<p>Nothing you had in your cart is lost.</p>
</html>
`

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Sent instead of a page that there is no room to render, to whoever can read it. Undefined for any other error. */
export function busyPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const isShed = error instanceof Failure && error.kind === requestFailures.overloaded
  if (!isShed || !request.headers.accept?.includes('text/html')) return undefined
  const seconds = error.retryAfterSeconds ?? 5
  return reply
    .code(status)
    .headers({ 'retry-after': seconds, 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(htmlAfter(seconds))
}

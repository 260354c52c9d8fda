import type { FastifyServerOptions } from 'fastify'
import { PERSONAL_ADDRESS_FIELDS } from '#contract/addresses/address.ts'
import { DRAFT_TEXTS } from '#contract/orders/order-draft.ts'
import type { Config } from '../config.ts'
import { loggedError } from './log-error.ts'
import { currentSpan } from './tracing/tracing.ts'

/** Names whose values must never reach a log, at the top of what is logged or one or two levels down. */
const SECRET_NAMES = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'otp',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'set-cookie',
  'signature',
  'secret',
  'email',
  'postalCode',
  ...PERSONAL_ADDRESS_FIELDS,
  ...Object.keys(DRAFT_TEXTS),
]

const paths = SECRET_NAMES.flatMap((name) => {
  const key = `["${name}"]`
  return [key, `*${key}`, `*.*${key}`]
})

/** Structured logs. Requests are logged by path alone: queries and bodies may hold what people typed. */
export function loggerOptions({
  logLevel,
  tracing,
}: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'tracing'>>): Exclude<
  FastifyServerOptions['logger'],
  boolean | undefined
> {
  return {
    level: logLevel,
    ...(tracing && { mixin: traceIdNow }),
    redact: { paths, censor: '[hidden]' },
    serializers: {
      err: loggedError,
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
    },
  }
}

/** By which a line of the log and a trace find each other. */
function traceIdNow(): object {
  const span = currentSpan()
  return span ? { traceId: span.traceId } : {}
}

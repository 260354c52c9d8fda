import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPlainLocalhost } from '../../http/plain-localhost.ts'
import { NEWEST, type Position, positionOf, textOf } from './wal-position.ts'

/** How far the browser's last write was in the log of the database: it reads from no replica that is not as far. */
const COOKIE = 'likho_wrote'
/** Pages are the same for everyone and need not see it. */
const PATH = '/api'
/** After this time every replica that is read from has it (DATABASE_REPLICA_LAG_MS is at most half of it). */
const REMEMBERED_SECONDS = 60
const UNKNOWN = 'primary'

/** Programs that call with a token keep no cookies: what they wrote is not known, so they read from the primary. */
export function lastWriteOf({ cookies, headers }: FastifyRequest): Position | undefined {
  const said = cookies[COOKIE]
  if (said === undefined) return headers.authorization === undefined ? undefined : NEWEST
  return positionOf(said) ?? NEWEST
}

/** Notes with the caller how far they wrote. */
export function noteWrite(position: Position, request: FastifyRequest, reply: FastifyReply): void {
  const value = position === NEWEST ? UNKNOWN : textOf(position)
  const secure = !isPlainLocalhost(request)
  reply.setCookie(COOKIE, value, { path: PATH, maxAge: REMEMBERED_SECONDS, httpOnly: true, sameSite: 'lax', secure })
}

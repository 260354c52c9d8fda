import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPlainLocalhost } from './plain-localhost.ts'

/** Who is looking, without a name: a random id in a cookie of our own, given to those who do something worth noting. */
export type Visitor = {
  /** The id they came with. */
  known: () => string | undefined
  /** The id they came with, or a new one that they keep from now on. */
  id: () => string
}

const COOKIE = 'likho_visitor'
/** Sent back to no other calls: pages and lists are the same for everyone and must not even see it. */
const PATH = '/api/activity'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const visitorId = z.uuidv4()

export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  let id: string | undefined
  const known = () => {
    keepPersonal(reply)
    // Whatever else stands under this name is as good as none.
    id ??= visitorId.safeParse(request.cookies[COOKIE]).data
    return id
  }
  return {
    known,
    id: () => {
      id = known() ?? giveId(request, reply)
      return id
    },
  }
}

function giveId(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomUUID()
  const secure = !isPlainLocalhost(request)
  reply.setCookie(COOKIE, id, { path: PATH, maxAge: YEAR_SECONDS, httpOnly: true, sameSite: 'lax', secure })
  return id
}

/** An answer that depends on who asks is kept by nobody in between. */
const keepPersonal = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')
